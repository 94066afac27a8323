import { afterEach, expect, it, vi } from 'vitest';
import { tableLink } from './seats';
import { server } from './server.svelte';

afterEach(() => vi.unstubAllGlobals());

/** A page at an address, whose server says where others find it. */
async function at(origin: string, address: string | null): Promise<void> {
  vi.stubGlobal('location', { origin });
  vi.stubGlobal('fetch', async () => Response.json({ version: '1', address, announcement: null, draining: false }));
  await server.learn();
}

it('invites to the address that the server tells', async () => {
  await at('http://localhost:8000', 'http://192.168.1.7:8000');
  expect(tableLink('KR7Q2M')).toBe('http://192.168.1.7:8000/t/KR7Q2M');
});

it('invites to the address of the page where the server tells none', async () => {
  await at('https://play.example', null);
  expect(tableLink('KR7Q2M')).toBe('https://play.example/t/KR7Q2M');
});

it('tells what the host of the server says, at a table and elsewhere', async () => {
  server.hear({ announcement: 'Back at eight.', draining: true });
  expect([server.announcement, server.draining]).toEqual(['Back at eight.', true]);
  await at('https://play.example', null);
  expect([server.announcement, server.draining]).toEqual([null, false]);
});
