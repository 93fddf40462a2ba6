import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, preview } from 'vite'

export interface Gallery {
  readonly address: string
  close(): Promise<void>
}

/** Built once: a gallery in a thousand modules costs a browser more than what is tested. */
export async function servedGallery(outDir: string): Promise<Gallery> {
  const root = fileURLToPath(new URL('.', import.meta.url))
  const common = { root, configFile: false, logLevel: 'error' } as const
  const input = join(root, 'gallery.html')
  await build({
    ...common,
    plugins: [react()],
    build: { outDir, emptyOutDir: true, minify: false, rollupOptions: { input } },
  })
  const server = await preview({
    ...common,
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  })
  return {
    address: `${server.resolvedUrls?.local[0] ?? ''}gallery.html`,
    close: () => server.close(),
  }
}
