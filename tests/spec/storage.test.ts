import type { SessionAnswer } from '@kencana/contract/session'
import { afterEach, expect, test, vi } from 'vitest'
import { clientWith } from './client.ts'

// What the client keeps in a browser, by name (doc2 §2, §3, §4), and where it calls.

afterEach(() => vi.unstubAllGlobals())

const ANSWER: SessionAnswer = {
  user_id: 'KASIR1',
  nama: 'Kasir',
  level: 'KASIR',
  ganti_sandi: false,
  token: 'x'.repeat(43),
  akses: [],
  kode_toko: 'JKT',
  nama_toko: 'Jakarta',
  alamat_toko: 'Jl. Melawai 1',
  no_whatsapp: null,
  tgl_system: '2026-11-21',
  tipe: 'CABANG',
  module: [{ key: 'MEMBER_MODULE', value: true }],
  pembulatan: 500,
  portal1: 'https://kencana.test/toko/JKT',
  portalPusat: 'https://kencana.test',
  setting: {},
}

async function loggedIn() {
  const client = await clientWith()
  client.session.keepSession(ANSWER)
  return client
}

/** What a browser holds after a login, with another login flag. */
async function keptWith(flag: string | undefined): Promise<Record<string, string>> {
  const { local } = await loggedIn()
  const kept: Record<string, string> = {}
  for (let at = 0; at < local.length; at += 1) {
    const key = local.key(at) ?? ''
    kept[key] = local.getItem(key) ?? ''
  }
  const { isLogin: _, ...rest } = kept
  return { ...rest, language: 'it', ...(flag === undefined ? {} : { isLogin: flag }) }
}

test('the session is kept under the specified names', async () => {
  const { local } = await loggedIn()
  const kept = (key: string): unknown => JSON.parse(local.getItem(key) ?? 'null')
  expect(local.getItem('isLogin')).toBe('true')
  expect(kept('userdata')).toEqual(ANSWER)
  expect(kept('module')).toEqual([{ key: 'MEMBER_MODULE', value: true }])
  expect(kept('pembulatan')).toBe(500)
  expect(local.getItem('portal1')).toBe('https://kencana.test/toko/JKT')
  expect(local.getItem('portalPusat')).toBe('https://kencana.test')
})

test('only the expected flag is a session', async () => {
  const whole = await clientWith(await keptWith('true'))
  whole.session.checkStoredFlag()
  expect(whole.session.session()?.user_id).toBe('KASIR1')
  expect(whole.local.getItem('userdata')).not.toBeNull()
  for (const flag of ['false', '1', 'TRUE', '', undefined]) {
    const { session } = await clientWith(await keptWith(flag))
    expect(session.session()).toBeNull()
  }
})

test('a login flag of any other value empties the storage', async () => {
  for (const flag of ['false', '1', 'TRUE', '', undefined]) {
    const { session, local } = await clientWith(await keptWith(flag))
    session.checkStoredFlag()
    const left = ['userdata', 'module', 'pembulatan', 'portal1', 'portalPusat'].filter(
      key => local.getItem(key) !== null,
    )
    expect([flag, left]).toEqual([flag, []])
    // A wish of the device is no part of a session.
    expect(local.getItem('language')).toBe('it')
  }
})

test('an invalid token empties the storage, sets the flag false and loads the login', async () => {
  const { session, api, local, went } = await loggedIn()
  const problem = { code: 'TOKEN_TIDAK_SAH', detail: 'Sesi Anda sudah berakhir' }
  const answer = new Response(JSON.stringify(problem), { status: 401 })
  vi.stubGlobal('fetch', async () => answer)
  await expect(api.call({ method: 'GET', path: 'barang' })).rejects.toThrow('Sesi Anda')
  expect(session.session()).toBeNull()
  expect([local.getItem('userdata'), local.getItem('isLogin')]).toEqual([null, 'false'])
  expect(went).toEqual(['/'])
})

test('the language is chosen, kept, and Indonesian before anybody chose', async () => {
  const first = await clientWith()
  await first.texts.startTexts()
  expect(first.texts.LANGUAGES.map(({ code }) => code).sort()).toEqual(
    ['en', 'hk', 'id', 'it', 'jp', 'my'].sort(),
  )
  await first.texts.changeLanguage('en')
  expect(first.local.getItem('language')).toBe('en')
  const again = await clientWith({ language: 'en' })
  await again.texts.startTexts()
  expect(document.documentElement.lang).toBe('en')
  const none = await clientWith({ language: 'xx' })
  await none.texts.startTexts()
  expect(document.documentElement.lang).toBe('id')
})

test('calls go to the chosen store, below its portal', async () => {
  const { session, api } = await loggedIn()
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return new Response('[]')
  })
  await api.call({ method: 'GET', path: 'barang' })
  session.workFor({ kode_toko: 'BDG', nama_toko: 'Bandung', portal: 'https://bdg.test/toko/BDG' })
  await api.call({ method: 'GET', path: 'barang' })
  expect(asked).toEqual([
    'https://kencana.test/api/v1/barang',
    'https://bdg.test/toko/BDG/api/v1/barang',
  ])
})

test('an answer without words of its own says the general ones', async () => {
  const { api } = await loggedIn()
  vi.stubGlobal('fetch', async () => new Response('<html>', { status: 502 }))
  await expect(api.call({ method: 'GET', path: 'barang' })).rejects.toThrow(
    /^Terjadi Kesalahan Saat Request Data$/,
  )
  await expect(api.call({ method: 'POST', path: 'barang' })).rejects.toThrow(
    /^Data gagal disimpan, periksa tanggal transaksi dan koneksi$/,
  )
})

test.each([
  ['no code', {}, 'Data Gagal Dihapus'],
  ['a code alone', { code: 'ANEH' }, 'Data Gagal Dihapus'],
  ['a sentence', { code: 'ANEH', detail: 'Baki masih berisi' }, 'Baki masih berisi'],
])(
  'an answer of %s is told by its own words, else by those of its screen',
  async (_, said, told) => {
    const { api, problems, dialogs } = await loggedIn()
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(said), { status: 409 }))
    const no = await api
      .call({ method: 'DELETE', path: 'baki/A01' })
      .catch((error: unknown) => error)
    void problems.showProblem(no, 'Data Gagal Dihapus')
    await vi.waitFor(() =>
      expect(dialogs.dialogState().dialogs.map(one => one.text)).toEqual([told]),
    )
  },
)

test('a call that takes too long, and one without an answer, say so', async () => {
  const { api } = await loggedIn()
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('failed')))
  const ask = () => api.call({ method: 'GET', path: 'barang' })
  await expect(ask()).rejects.toThrow(/^Koneksi Bermasalah$/)
  const late = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  await expect(ask()).rejects.toThrow(/^Koneksi bermasalah\.\.$/)
  expect(late).toHaveBeenCalledWith(60_000)
  late.mockRestore()
})
