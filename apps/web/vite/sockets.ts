import type { Plugin } from 'vite'

const ENGINE = /engine\.io-client\/build\/esm\//
const ALL_WAYS = './transports/index.js'
const ONE_WAY = '\0kencana:websocket'

/**
 * The realtime line is a WebSocket from its first byte (`lib/socket.ts`): the library's other ways
 * to a server stay out of what a till fetches. A library that names them otherwise ends the build.
 */
export function socketsOnly(): Plugin {
  let websocket: string | undefined
  return {
    name: 'sockets-only',
    apply: 'build',
    enforce: 'pre',
    async resolveId(id, importer = '') {
      if (id !== ALL_WAYS || !ENGINE.test(importer)) return null
      websocket = (await this.resolve('./transports/websocket.js', importer))?.id
      return ONE_WAY
    },
    load: id =>
      id === ONE_WAY
        ? `import { WS } from ${JSON.stringify(websocket)}
           export const transports = { websocket: WS }`
        : null,
    transform: (code, id) =>
      ENGINE.test(id) && id.includes('/transports/polling')
        ? { code, map: null, moduleSideEffects: false }
        : null,
    buildEnd(error) {
      if (error === undefined && websocket === undefined) {
        throw new Error('engine.io-client no longer names its transports where they were left out')
      }
    },
  }
}
