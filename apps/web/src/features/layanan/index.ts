export { SendNota } from './send-nota.tsx'
