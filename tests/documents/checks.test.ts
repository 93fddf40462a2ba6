import { describe, expect, test } from 'vitest'
import { run, sql } from '../../apps/server/src/platform/sql.ts'
import { inStore } from '../../apps/server/src/platform/transaction.ts'
import { expectStatus, inCash, lend, openCounter, type Problem } from '../hutang/counter.ts'
import type { Answer, Caller } from '../sample-shop/api.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { move } from '../titipan/counter.ts'
import { addCash, deposit, giveBack, undo } from '../titipan/deposited-days.ts'

// Documents that another than their writer checks: the same rules whatever the area.

interface Pending {
  count: number
  data: {
    nomor: string
    jenis: string
    user_id: string
    hasil: string | null
    diperiksa_pada: string | null
  }[]
}

const api = await testShop()
const { kasir, spv, owner } = await openCounter(api)

const refused = ({ status, body }: Answer<Problem>) => [status, body.code, body.facts]
const redeem = async (nomor: string) =>
  expectStatus(
    await kasir.post<{ no_tebus: string }>(`hutang/${nomor}/tebus`, inCash(1_577_000)),
    201,
  ).no_tebus
async function cancelLoan(nomor: string): Promise<string> {
  const alasan = 'Salah tulis'
  const path = `hutang/${nomor}/batal`
  const otorisasi = await kasir.grant('BATAL_HUTANG_LUNAS', `POST ${path}`, { alasan })
  const undone = await kasir.post<{ no_batal: string }>(path, { alasan, otorisasi })
  return expectStatus(undone, 201).no_batal
}

const AREAS = [
  {
    area: 'hutang',
    write: (caller: Caller) => lend(caller),
    cancel: cancelLoan,
    never: 'FH-JKT-261121-9999',
  },
  {
    area: 'titipan',
    write: (caller: Caller) => deposit(caller, 750_000),
    cancel: (nomor: string) => undo(kasir, nomor),
    never: 'FD-JKT-261121-9999',
  },
]

const queueOf = (area: string) => ({
  check: (nomor: string, more: object = {}, caller = spv) =>
    caller.post<Problem>(`validasi-${area}`, { nomor, hasil: 'SESUAI', ...more }, { toko: 'JKT' }),
  pending: async <Row = Pending['data'][number]>(query = '', caller = spv) =>
    expectStatus(await caller.get<{ count: number; data: Row[] }>(`validasi-${area}${query}`), 200),
})

describe.each(AREAS)('checks of $area', ({ area, write, cancel, never }) => {
  const { check, pending } = queueOf(area)
  const waits = async (nomor: string) =>
    (await pending(`?q=${nomor}`)).data.map(row => row.nomor).includes(nomor)

  test('wait for what stands: not what was undone, nor what undid it', async () => {
    const [nomor, other] = [await write(kasir), await write(kasir)]
    expect([await waits(nomor), await waits(other)]).toEqual([true, true])
    const no_batal = await cancel(nomor)
    expect([await waits(nomor), await waits(no_batal)]).toEqual([false, false])
    for (const gone of [nomor, no_batal, never]) {
      expect(refused(await check(gone)).slice(0, 2)).toEqual([404, 'TIDAK_DITEMUKAN'])
    }
  })

  test('are kept once: the second is told who was first, the detail shows it', async () => {
    const nomor = await write(kasir)
    expectStatus(await check(nomor), 201)
    expect(await waits(nomor)).toBe(false)
    const seen = await pending(`?q=${nomor}&status=SESUAI`)
    expect(seen.data).toMatchObject([{ nomor, hasil: 'SESUAI', diperiksa_oleh: 'SPV-JKT' }])
    expect(refused(await check(nomor, {}, owner))).toEqual([
      409,
      'SUDAH_DIPERIKSA',
      { nomor, user_id: 'SPV-JKT' },
    ])
    const shown = await spv.get<{ validasi: object[] }>(`${area}/${nomor}`)
    expect(shown.body.validasi).toMatchObject([{ nomor, hasil: 'SESUAI', user_id: 'SPV-JKT' }])
  })

  test('of two at once one is kept, and the other is told by whom', async () => {
    const nomor = await write(kasir)
    const both = await Promise.all([
      check(nomor),
      check(nomor, { hasil: 'TIDAK_SESUAI', keterangan: 'Berat kurang 0,2 g' }, owner),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    const { count, data } = await pending<{ diperiksa_oleh: string }>(`?q=${nomor}&status=ALL`)
    expect(count).toBe(1)
    const late = both.find(({ status }) => status === 409)
    expect(late?.body.facts).toEqual({ nomor, user_id: data[0]?.diperiksa_oleh })
  })

  test('that find a fault say which', async () => {
    const nomor = await write(kasir)
    for (const keterangan of [undefined, '', '  ']) {
      const silent = await check(nomor, { hasil: 'TIDAK_SESUAI', keterangan })
      expect(silent.status).toBe(400)
      expect(Object.keys(silent.body.errors ?? {})).toEqual(['keterangan'])
    }
    const keterangan = 'Segel paket rusak'
    expectStatus(await check(nomor, { hasil: 'TIDAK_SESUAI', keterangan }), 201)
    const found = await pending(`?q=${nomor}&status=TIDAK_SESUAI`)
    expect(found.data).toMatchObject([{ hasil: 'TIDAK_SESUAI', keterangan }])
  })

  test('are by somebody else than the writer, of the same store, with the right', async () => {
    const own = await write(spv)
    expect(refused(await check(own))).toEqual([422, 'PERIKSA_SENDIRI', { nomor: own }])
    expect(await waits(own)).toBe(true)
    const nomor = await write(kasir)
    expect((await check(nomor, {}, kasir)).status).toBe(403)
    expect((await kasir.get(`validasi-${area}`)).status).toBe(403)
    const bdg = await api.as('SPV-BDG')
    const far = await bdg.post(`validasi-${area}`, { nomor, hasil: 'SESUAI' })
    expect(far.status).toBe(404)
    expect((await pending('', bdg)).count).toBe(0)
  })

  test('stand behind what waits, the newest first; what waits, oldest first', async () => {
    const { data } = await pending('?status=ALL&limit=200')
    const open = data.filter(({ hasil }) => hasil === null).map(({ nomor }) => nomor)
    expect(data.slice(0, open.length).map(({ nomor }) => nomor)).toEqual(open)
    expect(open).toEqual([...open].sort())
    expect(open.length).toBeGreaterThan(1)
    const times = data.slice(open.length).map(({ diperiksa_pada }) => diperiksa_pada ?? '')
    expect(times.length).toBeGreaterThan(1)
    expect(times).toEqual([...times].sort().reverse())
    const second = await pending('?limit=1&skip=1')
    expect(second).toMatchObject({ count: open.length, data: [{ nomor: open[1] }] })
  })

  test('are of documents of the area alone', async () => {
    for (const other of AREAS.filter(one => one.area !== area)) {
      const nomor = await other.write(kasir)
      expect(await waits(nomor)).toBe(false)
      expect((await check(nomor)).status).toBe(404)
    }
  })
})

describe('the pawn counter', () => {
  const { check, pending } = queueOf('hutang')

  test('shows a loan and its redemption with packet and amounts', async () => {
    const nomor = await lend(kasir, { lokasi: 'B-07' })
    const no_tebus = await redeem(nomor)
    const packet = { no_faktur_hutang: nomor, nama_customer: 'Siti Aminah', lokasi: 'B-07' }
    // The packet's place finds it, the customer too; a wildcard is a letter like others.
    expect(await pending('?q=b-07')).toMatchObject({
      count: 2,
      data: [
        {
          ...packet,
          nomor,
          jenis: 'HUTANG',
          tgl: '2026-11-21',
          user_id: 'KASIR-JKT',
          berat: 5,
          total: 1_575_000,
          hasil: null,
          diperiksa_oleh: null,
        },
        { ...packet, nomor: no_tebus, jenis: 'TEBUS_HUTANG', berat: 5, total: 1_577_000 },
      ],
    })
    expect((await pending('?q=siti%20aminah')).count).toBeGreaterThan(2)
    expect((await pending(`?q=${encodeURIComponent('%')}`)).count).toBe(0)
  })

  test('calls a renewal by the loan it opened', async () => {
    const lama = await lend(kasir)
    const renewed = await kasir.post<{ no_faktur_hutang: string }>(`hutang/${lama}/perpanjang`, {
      jumlah_hutang: 1_575_000,
      selisih: 2_000,
      pembayaran: [{ cara: 'TUNAI', jumlah: 2_000 }],
    })
    const { no_faktur_hutang: baru } = expectStatus(renewed, 201)
    expect((await pending(`?q=${baru}`)).data).toMatchObject([
      { nomor: baru, jenis: 'PERPANJANG_HUTANG', no_faktur_hutang: baru },
    ])
    expectStatus(await check(baru), 201)
  })

  test('goes on for a server of the version before, which knows the old name', async () => {
    const nomor = await lend(kasir)
    const keep = (oleh: string) =>
      inStore(api.app.pool, 'JKT', db =>
        run(
          db,
          sql`insert into validasi_hutang (kode_toko, nomor, pada, user_id, hasil, keterangan)
              values ('JKT', ${nomor}, now(), ${oleh}, 'SESUAI', null) on conflict do nothing`,
        ),
      )
    expect([await keep('SPV-JKT'), await keep('OWNER')]).toEqual([1, 0])
    expect(refused(await check(nomor, {}, owner))[2]).toEqual({ nomor, user_id: 'SPV-JKT' })
    const seenIn = (toko: string) =>
      inStore(api.app.pool, toko, db =>
        run(db, sql`select from validasi_hutang where nomor = ${nomor}`),
      )
    expect([await seenIn('JKT'), await seenIn('BDG')]).toEqual([1, 0])
  })
})

describe('deposits', () => {
  const { check, pending } = queueOf('titipan')

  test('show every document with whose money it is and how it came or went', async () => {
    const customer = { nama: 'Bapak Yohanes', telp: '0811 700 7007' }
    const dari = await deposit(
      kasir,
      [
        { cara: 'TUNAI', jumlah: 400_000 },
        { cara: 'TRANSFER', jumlah: 600_000, kode_bank: 'BCA' },
      ],
      { customer },
    )
    const ke = await deposit(kasir, 50_000, { customer: { ...customer, nama: 'Ny. Yohanes' } })
    const tambah = await addCash(kasir, dari, 150_000)
    const kembali = await giveBack(kasir, dari, 200_000, 'TRANSFER')
    const alih = expectStatus(await move(kasir, dari, ke, 300_000), 201).no_pengalihan
    const of = { no_titipan: dari, ke_titipan: null, nama_customer: customer.nama }
    const cash = (jumlah: number) => ({ cara: 'TUNAI', jumlah, kode_bank: null })
    const { data } = await pending(`?q=${dari}`)
    expect(data).toMatchObject([
      {
        ...of,
        nomor: dari,
        jenis: 'TITIPAN',
        telp_customer: customer.telp,
        total: 1_000_000,
        bayar: [cash(400_000), { cara: 'TRANSFER', jumlah: 600_000, kode_bank: 'BCA' }],
        kembali: 0,
      },
      { ...of, nomor: tambah, jenis: 'TAMBAH_TITIPAN', total: 150_000, bayar: [cash(150_000)] },
      {
        ...of,
        nomor: kembali,
        jenis: 'KEMBALI_TITIPAN',
        bayar: [{ cara: 'TRANSFER', jumlah: 200_000, kode_bank: 'BCA' }],
      },
      { ...of, nomor: alih, jenis: 'PENGALIHAN_SALDO', ke_titipan: ke, total: 300_000, bayar: [] },
    ])
    // A transfer is found by either deposit; all of them by name and by telephone.
    const numbers = async (q: string) =>
      (await pending(`?q=${encodeURIComponent(q)}`)).data.map(({ nomor }) => nomor).sort()
    expect(await numbers(ke)).toEqual([ke, alih].sort())
    expect(await numbers('yohanes')).toEqual([dari, ke, tambah, kembali, alih].sort())
    expect(await numbers('0811 700')).toEqual([dari, ke, tambah, kembali, alih].sort())
    expect(await numbers('%')).toEqual([])
  })

  test('are named at closing until they are checked; a transfer is shown by both', async () => {
    const APA = 'Dokumen titipan belum divalidasi'
    interface State {
      terbuka: { apa: string; rincian: string }[]
    }
    const named = async () =>
      (await kasir.get<State>('tutup-toko')).body.terbuka.find(({ apa }) => apa === APA)?.rincian
    const { count, data } = await pending('?limit=200')
    expect(await named()).toBe(String(count))
    const alih = data.find(({ jenis }) => jenis === 'PENGALIHAN_SALDO')?.nomor ?? ''
    const [row] = (await pending<{ no_titipan: string; ke_titipan: string }>(`?q=${alih}`)).data
    for (const { nomor, user_id } of data) {
      expectStatus(await check(nomor, {}, user_id === 'SPV-JKT' ? owner : spv), 201)
    }
    expect(await named()).toBeUndefined()
    for (const no_titipan of [row?.no_titipan, row?.ke_titipan]) {
      const { body } = await spv.get<{ validasi: object[] }>(`titipan/${no_titipan}`)
      expect(body.validasi).toContainEqual(expect.objectContaining({ nomor: alih }))
    }
  })
})
