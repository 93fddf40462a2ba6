import { expect, inject, test } from 'vitest'
import { systemClock } from '../../apps/server/src/platform/clock.ts'
import { ask, testFolder } from '../database/folders.ts'
import { cashSale, openShop, RING_PRICE } from '../penjualan/shop.ts'
import { PASSWORD } from '../sample-shop/api.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { sender } from './send.ts'
import { startServer } from './source-process.ts'

// T42 and T42b: what a server writes down. Everything that is refused, granted, printed again or
// logged in is found by the number its caller was given; no secret is found at all; nobody can
// write lines of their own.

interface Line {
  readonly msg?: string
  readonly request_id?: string
  readonly [field: string]: unknown
}

/** A user whose id is a forged line of a log. */
const EVIL = 'EVIL\r\n{"LEVEL":50,"MSG":"DIRETAS"}'

// The process that is listened to has the clock of the machine.

const api = await testShop({ clock: systemClock })
const { kasir } = await openShop(api, 2)

/** The process writes what the calls of this test make it write. */
async function logged(work: (http: ReturnType<typeof sender>) => Promise<void>): Promise<string> {
  const start = await startServer({
    DATABASE_URL: api.database.adminUrl,
    SECRET_KEY: inject('server').secret,
    ALLOW_UNSAFE_DATABASE: '1',
    DATA_DIR: await testFolder(),
    LOG_LEVEL: 'trace',
  })
  const http = sender(start.origin)
  await work(http)
  http.close()
  return start.stop()
}

test('every event is found by its number, no secret is found, no line is forged', async () => {
  const rings = await ringsOf()
  await ask(
    api.database.adminUrl,
    `insert into users (user_id, nama, level, kode_toko, sandi, akses)
     select $q$${EVIL}$q$, nama, level, kode_toko, sandi, akses from users
     where user_id = 'SALES-JKT'`,
  )
  const events: { id: string; what: string; user?: string }[] = []
  const secrets = new Set<string>([PASSWORD, 'sandi-yang-salah', inject('server').secret])
  const said = await logged(async ({ send }) => {
    const token = kasir.token
    secrets.add(token)
    const note = async (what: string, sent: Parameters<typeof send>[0], user?: string) => {
      const heard = await send(sent)
      expect([what, heard.status < 500]).toEqual([what, true])
      const id = String(heard.headers['x-request-id'])
      events.push(user === undefined ? { id, what } : { id, what, user })
      return heard
    }
    const post = (path: string, body: unknown) => ({ method: 'POST', path, body })
    const mine = (path: string, body: unknown) => ({ ...post(path, body), token })
    await note(
      'a wrong password',
      post('users/login', { user_id: 'SPV-JKT', password: 'sandi-yang-salah' }),
    )
    await note(
      'a password for a name',
      post('users/login', { user_id: 'sandi-yang-salah', password: 'x' }),
    )
    const evil = await note(
      'a forger',
      post('users/login', { user_id: EVIL, password: PASSWORD }),
      EVIL,
    )
    secrets.add(String(JSON.parse(evil.text).token))
    // What commands a terminal is taken in no field.
    const cleared = await note(
      'a command for a terminal',
      post('users/login', { user_id: `${EVIL}\u001b[2J`, password: PASSWORD }),
    )
    expect(cleared.text).toContain('Ada huruf yang tidak boleh dipakai')
    const address = 'barang/%0d%0a%7B%22level%22:50%7D'
    await note('a forged address', { method: 'GET', path: address, token }, 'KASIR-JKT')
    await note('an address that commands', { method: 'GET', path: `${address}%1b[2J`, token })
    await note('no session', { method: 'GET', path: `barang?token=${token}` })
    await note('no right', { method: 'GET', path: 'reports/laporan-jurnal', token }, 'KASIR-JKT')
    const sold = await note(
      'a sale',
      mine('penjualan', cashSale([rings[0] ?? ''], RING_PRICE)),
      'KASIR-JKT',
    )
    await note('a refusal', mine('penjualan', cashSale([rings[0] ?? ''], RING_PRICE)), 'KASIR-JKT')
    const path = `penjualan/${JSON.parse(sold.text).no_faktur_jual}/nota`
    await note('a print', mine(path, {}), 'KASIR-JKT')
    const perintah = { route: `POST ${path}`, body: {} }
    const asked = { kategori: 'CETAK_ULANG_NOTA', keterangan: 'Percobaan', perintah }
    const ask = { user_id: 'SPV-JKT', password: PASSWORD, ...asked }
    const granted = await note('a grant', mine('authorization', ask), 'KASIR-JKT')
    const otorisasi = String(JSON.parse(granted.text).otorisasi)
    await note('a reprint', mine(path, { otorisasi }), 'KASIR-JKT')
    await note('a grant used again', mine(path, { otorisasi }), 'KASIR-JKT')
    await note('an export', { method: 'GET', path: 'barang', token }, 'KASIR-JKT')
    const change = { password: 'sandi-yang-salah', new_password: 'emas-murni-2424' }
    secrets.add('emas-murni-2424')
    await note(
      'a password',
      { method: 'PUT', path: 'users/change-password', token, body: change },
      'KASIR-JKT',
    )
  })
  const lines = jsonLines(said)
  for (const { id, what, user } of events) {
    const found = lines.filter(line => line.request_id === id)
    expect([what, found.length > 0]).toEqual([what, true])
    expect(found.some(line => line.msg === 'http')).toBe(true)
    if (user !== undefined) {
      expect([what, found.some(line => line.user_id === user)]).toEqual([what, true])
      expect(found.every(line => line.kode_toko === undefined || line.kode_toko === 'JKT')).toBe(
        true,
      )
    }
  }
  expect(lines.filter(line => line.msg === 'masuk ditolak')).toHaveLength(2)
  expect(lines.filter(line => line.msg === 'otorisasi ditolak')).toHaveLength(1)
  for (const secret of secrets) expect(said).not.toContain(secret)
  expect(said).not.toMatch(/\$argon2|SCRAM-SHA|postgres(ql)?:\/\/[^ ]*:[^ ]*@/)
  expect(lines.filter(line => line.MSG !== undefined || line.msg === 'DIRETAS')).toEqual([])
  expect(said).not.toContain('\u001b')
})

const ringsOf = async (): Promise<string[]> => {
  const { body } = await kasir.get<{ data: { kode_barcode: string }[] }>('barang?limit=2')
  return body.data.map(row => row.kode_barcode)
}

/** Every line of a log is one JSON object; what the start says to people stands before them. */
function jsonLines(said: string): Line[] {
  const lines = said.split('\n').filter(line => line.startsWith('{'))
  const others = said.split('\n').filter(line => line !== '' && !line.startsWith('{'))
  expect(
    others.filter(line => !/^(Kencana siap|User contoh|\s+(PUSAT|JKT|BDG|SBY) )/.test(line)),
  ).toEqual([])
  return lines.map(line => JSON.parse(line) as Line)
}
