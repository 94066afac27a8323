import { defineConfig, mergeConfig } from 'vitest/config';
import base from './vite.config.ts';

// apart from the build's own, because a build has no test tools
export default mergeConfig(base, defineConfig({ test: { include: ['src/**/*.test.ts'], environment: 'node' } }));
