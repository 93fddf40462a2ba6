import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = process.env.KENCANA_SERVER ?? 'http://127.0.0.1:8080'

export default defineConfig({
  plugins: [react()],
  base: process.env.BASE_PATH ?? '/',
  // The server writes a fresh nonce per answer, for the styles the interface kit makes at run time.
  html: { cspNonce: '__CSP_NONCE__' },
  build: { target: 'es2022', sourcemap: true, manifest: true, chunkSizeWarningLimit: 800 },
  server: {
    port: 5180,
    strictPort: true,
    proxy: {
      '/api': server,
      '/toko': server,
      '/socket.io': { target: server, ws: true },
    },
  },
})
