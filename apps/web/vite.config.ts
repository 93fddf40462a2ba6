import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { chunkNames, doors, filesBeside, HASH } from './vite/doors.ts'
import { ownPalette } from './vite/palette.ts'
import { socketsOnly } from './vite/sockets.ts'

const server = process.env.KENCANA_SERVER ?? 'http://127.0.0.1:8080'

/** Writes `.br` and `.gz` beside each script and style, so that the server only picks one. */
const precompressed = (): Plugin => ({
  name: 'precompressed',
  apply: 'build',
  writeBundle({ dir }, files) {
    for (const name of Object.keys(files).filter(file => /\.(js|css|svg)$/.test(file))) {
      const path = join(dir ?? '', name)
      const bytes = readFileSync(path)
      writeFileSync(`${path}.br`, brotliCompressSync(bytes))
      writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
    }
  },
})

/** What the server writes into the page, where it does not serve it. */
const atRoot = (): Plugin => ({
  name: 'at-root',
  apply: 'serve',
  transformIndexHtml: html => html.replace('__BASE_PATH__', '/'),
})

export default defineConfig({
  plugins: [react(), socketsOnly(), ownPalette(), doors(), precompressed(), atRoot()],
  // React has had it since its version 18.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  // Files name each other relatively; the server writes the path of the installation into the page.
  base: './',
  // The server writes a fresh nonce per answer, for the styles the interface kit makes at run time.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'es2022',
    // Letters are files of this server: the page allows no others (`font-src 'self'`).
    assetsInlineLimit: file => (file.endsWith('.woff2') ? false : undefined),
    sourcemap: true,
    modulePreload: { resolveDependencies: filesBeside },
    manifest: true,
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      output: {
        // What opens other files carries their names, and a hash is what cannot be packed.
        entryFileNames: `assets/[name]-[hash:${HASH}].js`,
        chunkFileNames: `assets/[name]-[hash:${HASH}].js`,
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        codeSplitting: {
          groups: [{ name: chunkNames(), debugName: 'doors' }],
          includeDependenciesRecursively: false,
        },
      },
    },
  },
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
