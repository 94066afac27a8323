import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { server } from './lib/server.svelte';

server.watch();
mount(App, { target: document.getElementById('app')! });

// Offline the shell still opens; only over https or on this very machine, where browsers allow it.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => {
    navigator.serviceWorker.register('/worker.js').catch(() => {
      // without it everything works but the start without a network
    });
  });
}
