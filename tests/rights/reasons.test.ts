import { expect, test } from 'vitest'
import { expectStatus, openShop } from '../penjualan/shop.ts'
import { PASSWORD } from '../sample-shop/api.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { handMadeDevice } from '../sidik/devices.ts'

// Nobody approves without a reason; it stays with the document it was given for, what was approved
// in one report, what was refused or not answered in another (doc2 §2, §3, §6).

interface Problem {
  code: string
}

const api = await testShop()
const { kasir, owner } = await openShop(api, 1)

const NOMOR = 'FJ-JKT-1'
const WHO = { user_id: 'SPV-JKT', kategori: 'CETAK_ULANG_NOTA' }
const perintah = { route: `POST penjualan/${NOMOR}/nota`, body: {} }
const ASKED = { ...WHO, perintah, no_faktur_group: NOMOR, alasan: 'Nota hilang' }
const SAID = { kategori: 'Cetak ulang nota', peminta: 'KASIR-JKT', penyetuju: 'SPV-JKT' }

const rowsOf = async (id: string): Promise<Record<string, unknown>[]> => {
  const answer = await owner.get<{ rows: Record<string, unknown>[] }>(`reports/${id}?toko=JKT`)
  return expectStatus(answer, 200).rows.filter(
    row => (row.no_dokumen ?? row.no_faktur_group) === NOMOR,
  )
}

test('by password: a reason of the form, of the note or of the command, never none', async () => {
  const ask = (more: object) =>
    kasir.post<Problem>('authorization', { ...WHO, password: PASSWORD, perintah, ...more })
  for (const why of [{}, { alasan: '  ', keterangan: ' ' }, { no_faktur_group: NOMOR }]) {
    const answer = await ask(why)
    expect([answer.status, answer.body.code]).toEqual([400, 'TIDAK_LENGKAP'])
    expect(answer.text).toContain('Harus Diisi')
  }
  expectStatus(await ask({ keterangan: 'Hilang' }), 200)
  const own = { route: 'POST penjualan/X/batal', body: { alasan: 'Salah ukuran' } }
  expectStatus(await ask({ perintah: own, kategori: 'BATAL_PENJUALAN' }), 200)
  expectStatus(await ask({ alasan: 'Nota hilang', no_faktur_group: NOMOR }), 200)
  const wrong = { alasan: 'Nota basah', no_faktur_group: NOMOR, password: 'salah' }
  expect((await ask(wrong)).body.code).toBe('SANDI_SALAH')
  expect(await rowsOf('laporan-otorisasi')).toMatchObject([
    { ...SAID, alasan: 'Nota hilang', status: 'Tidak dipakai', cara: 'Password' },
  ])
  expect(await rowsOf('laporan-authorization')).toMatchObject([
    { ...SAID, alasan: 'Nota basah', status: 'Ditolak', sebab: 'Password salah' },
  ])
})

test('by finger: a question stands open until it is answered, then among the grants', async () => {
  const modul = { FINGERPRINT_MODULE: true }
  expectStatus(await owner.put('para-system', { nilai: {}, modul, toko: ['JKT'] }), 200)
  const spv = await api.as('SPV-JKT')
  const device = await handMadeDevice(api.origin, spv)
  const fp = crypto.randomUUID()
  const finger = { user_id: 'SPV-JKT', jari: 'Telunjuk kanan', alat: device.id, password: PASSWORD }
  const lay = async () => {
    const [task] = expectStatus(await device.tasks(), 200).tugas
    if (task === undefined) throw new Error('no finger is waited for')
    expectStatus(await device.answer(task, fp), 200)
  }
  expectStatus(await spv.post('sidik-jari', finger), 200)
  await lay()
  const question = 'authorization/fingerprint/tantangan'
  const unsaid = await kasir.post<Problem>(question, { ...ASKED, alasan: '' })
  expect([unsaid.status, unsaid.body.code]).toEqual([400, 'TIDAK_LENGKAP'])
  expectStatus(await kasir.post(question, { ...ASKED, alasan: 'Robek' }), 200)
  const of = async (id: string) => (await rowsOf(id)).filter(row => row.alasan === 'Robek')
  const open = { ...SAID, cara: 'Sidik Jari', status: 'Belum dijawab' }
  expect(await of('laporan-authorization')).toMatchObject([open])
  await lay()
  expectStatus(await kasir.post('authorization/fingerprint', { ...WHO, fp }), 200)
  expect(await of('laporan-authorization')).toEqual([])
  expect(await of('laporan-otorisasi')).toMatchObject([{ ...SAID, cara: 'Sidik Jari' }])
})
