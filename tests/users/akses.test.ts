import { DEFAULT_AKSES } from '@kencana/contract/access'
import type { AccessNode } from '@kencana/contract/menu'
import { io } from 'socket.io-client'
import { describe, expect, test } from 'vitest'
import { ask, eventually } from '../database/folders.ts'
import { logIn } from '../sample-shop/api.ts'
import { testShop } from '../sample-shop/test-shop.ts'

// What a user may see, as somebody else decides it: the tree of three levels with is_show.

interface Akses {
  versi: number
  boleh: string
  akses: AccessNode[]
  layar: { kode: string; hasil: string }[]
  menyetujui: string[]
  semua_toko: boolean
}
interface Problem {
  code: string
  detail: string
}

const api = await testShop()
const owner = await api.as('OWNER')

const read = async (user_id: string, by = owner) =>
  (await by.get<Akses>(`users/${user_id}/akses`)).body

/** The tree with some screens shown or hidden. */
const changed = (nodes: readonly AccessNode[], show: Readonly<Record<string, boolean>>): unknown =>
  nodes.map(node => ({
    kode: node.kode,
    is_show: show[node.kode] ?? node.is_show,
    children: changed(node.children, show),
  }))

async function decide(user_id: string, show: Record<string, boolean>, by = owner) {
  const { akses, versi } = await read(user_id)
  const body = { akses: changed(akses, show), versi }
  return by.put<Problem & { diberi: number }>(`users/${user_id}/akses`, body)
}

const hasilOf = ({ layar }: Akses, kode: string) => layar.find(one => one.kode === kode)?.hasil

describe('a right', () => {
  test('given or taken holds at the next request, and open screens hear of it', async () => {
    const cashier = await logIn(api.origin, 'KASIR-JKT')
    const socket = io(api.origin, { transports: ['websocket'], auth: { token: cashier.token } })
    const heard: unknown[] = []
    socket.onAny((...frame: unknown[]) => heard.push(frame))
    await new Promise<void>(resolve => socket.on('connect', () => resolve()))

    const csv = () => cashier.get('baki/csv').then(({ status }) => status)
    expect(await csv()).toBe(403)
    expect((await decide('KASIR-JKT', { 'master-baki': true })).body.diberi).toBe(1)
    expect(await csv()).toBe(200)
    await eventually(async () => expect(heard).toEqual([['hak-berubah', {}]]))
    const session = await cashier.get<{ akses: AccessNode[] }>('users/session')
    const shown = (nodes: readonly AccessNode[]): string[] =>
      nodes.flatMap(node => [...(node.is_show ? [node.kode] : []), ...shown(node.children)])
    expect(shown(session.body.akses)).toEqual(
      expect.arrayContaining(['master', 'master-barang', 'master-baki']),
    )
    await decide('KASIR-JKT', { 'master-baki': false })
    expect(await csv()).toBe(403)
    socket.close()

    const history =
      await owner.get<{ aksi: string; sebelum: object; sesudah: object }[]>(
        'users/KASIR-JKT/history',
      )
    expect(history.body.map(({ aksi, sebelum, sesudah }) => [aksi, sebelum, sesudah])).toEqual([
      ['AKSES', { dicabut: ['master-baki'] }, { diberi: [] }],
      ['AKSES', { dicabut: [] }, { diberi: ['master-baki'] }],
    ])
  })

  test('is told apart: open, of another level, not given, module off', async () => {
    await ask(
      api.database.adminUrl,
      `update modul set aktif = false where kode_toko = 'BDG' and kunci = 'AKUNTANSI_MODULE'`,
    )
    const spv = await read('SPV-BDG')
    expect(hasilOf(spv, 'tutup-toko')).toBe('TERBUKA')
    expect(hasilOf(spv, 'hak-akses-users')).toBe('HAK')
    expect(hasilOf(spv, 'settingsystem')).toBe('LEVEL')
    expect(hasilOf(spv, 'parameter-akun')).toBe('MODUL')
    expect(hasilOf(await read('KASIR-BDG'), 'master-baki')).toBe('HAK')
    expect(hasilOf(await read('SPV-JKT'), 'parameter-akun')).toBe('TERBUKA')
    expect([spv.menyetujui.length > 10, spv.semua_toko]).toEqual([true, false])
    const admin = await read('ADMIN-PUSAT')
    expect([admin.menyetujui, admin.semua_toko]).toEqual([[], true])
  })
})

describe('nobody gives', () => {
  test('what is not theirs; what somebody has already may stay', async () => {
    const without = DEFAULT_AKSES.ADMIN.filter(kode => kode !== 'master-bank')
    await ask(
      api.database.adminUrl,
      `update users set akses = '${JSON.stringify(without)}' where user_id = 'ADMIN-PUSAT'`,
    )
    const admin = await api.as('ADMIN-PUSAT')
    const refused = await decide('KASIR-JKT', { 'master-bank': true }, admin)
    expect(refused.status).toBe(403)
    expect(refused.body.detail).toBe(
      'Anda tidak dapat memberi hak yang tidak Anda miliki: Master Bank',
    )
    await decide('KASIR-JKT', { 'master-bank': true })
    expect((await decide('KASIR-JKT', { 'master-baki': true }, admin)).body.diberi).toBe(1)
    // and a user an admin makes begins without it
    const made = await admin.post('users', {
      user_id: 'BARU-SPV',
      nama: 'Baru',
      level: 'KASIR',
      kode_toko: 'BDG',
    })
    expect(made.status).toBe(201)
    expect(hasilOf(await read('BARU-SPV'), 'master-bank')).toBe('HAK')
  })

  test('to themselves, to levels above, or with a tree somebody changed meanwhile', async () => {
    const admin = await api.as('ADMIN-PUSAT')
    const { akses, versi } = await read('KASIR-BDG')
    const put = (user_id: string, body: object, by = owner) =>
      by.put<Problem>(`users/${user_id}/akses`, body).then(({ body: { code } }) => code)
    expect(await put('OWNER', { akses, versi })).toBe('DIRI_SENDIRI')
    expect(await put('SPV-BDG', { akses, versi }, admin)).toBe('USER_DI_ATAS')
    expect(await put('KASIR-BDG', { akses, versi: versi - 1 })).toBe('BERUBAH')
    expect(await put('KASIR-BDG', { akses: [{ kode: 'home' }], versi })).toBe('TIDAK_LENGKAP')
    const deep = [{ kode: 'a', is_show: true, children: akses }]
    expect(await put('KASIR-BDG', { akses: deep, versi })).toMatch(/TIDAK_/)
  })
})

test('another level brings its own screens, and is felt at once', async () => {
  const sales = await logIn(api.origin, 'SALES-BDG')
  expect((await sales.get('baki/csv')).status).toBe(403)
  const list = await owner.get<{ data: { nama: string; versi: number }[] }>('users?q=SALES-BDG')
  const [row] = list.body.data
  const saved = await owner.put('users/SALES-BDG', {
    nama: row?.nama,
    level: 'GUDANG',
    kode_toko: 'BDG',
    no_whatsapp: null,
    versi: row?.versi,
  })
  expect(saved.status).toBe(200)
  expect((await sales.get('baki/csv')).status).toBe(200)
  expect((await sales.get<{ level: string }>('users/session')).body.level).toBe('GUDANG')
})
