import { startStandIns } from './stand-ins.ts'

// `npm run stand-ins`: servers of others to try the product with; STAND_INS_PORT and STAND_INS_KEY.
const key = process.env.STAND_INS_KEY ?? 'kunci-uji'
const { address } = await startStandIns({ port: Number(process.env.STAND_INS_PORT ?? 8090), key })
const host = address.replace('http://', '')
process.stdout.write(
  [
    `Stand-ins: ${address}/whatsapp, /marketplace, /toko-online, /grosir`,
    `Key: ${key}`,
    `Start Kencana with OUTGOING_ALLOW=${host} and enter an address and the key in its settings.`,
    `What came: ${address}/_got`,
    `A scale: POST ${address}/timbangan {"gram": 3.237}, its line: GET ${address}/timbangan/stream`,
    '',
  ].join('\n'),
)
