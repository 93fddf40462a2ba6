// A thread without work beside the server's: what delays it is the machine, not the server.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { parentPort } from 'node:worker_threads'

const lag = monitorEventLoopDelay({ resolution: 5 })
lag.enable()
parentPort?.on('message', () => {
  parentPort?.postMessage({ p99: lag.percentile(99) / 1e6, max: lag.max / 1e6 })
  lag.reset()
})
