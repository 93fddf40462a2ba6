import type { SendPlan } from '@kencana/contract/kit/masters/plan'
import { SCREEN_ROWS } from '@kencana/contract/kit/report'
import { MASTERS } from '@kencana/contract/masters/registry'
import pg from 'pg'
import sharp from 'sharp'
import { io } from 'socket.io-client'
import { endpoints } from '../../apps/server/src/areas.ts'
import type { Config } from '../../apps/server/src/config.ts'
import { openReading } from '../../apps/server/src/engines/report/read-rows.ts'
import { readSide } from '../../apps/server/src/engines/report/read-side.ts'
import { firstStart } from '../../apps/server/src/first-start.ts'
import { setSampleState } from '../../apps/server/src/modules/awal/index.ts'
import { serverArchive } from '../../apps/server/src/operations/watch/archive-facts.ts'
import { readLocal, readShared, readUpkeep } from '../../apps/server/src/operations/watch/facts.ts'
import { writeNote } from '../../apps/server/src/platform/database/operation-note.ts'
import { inStore } from '../../apps/server/src/platform/transaction.ts'
import { REPORTS } from '../../apps/server/src/reports/registry.ts'
import { set } from '../hutang/counter.ts'
import { sampleValues } from '../masters/sample-values.ts'
import { fileForm } from '../masters/sheet-of.ts'
import { provePortal } from '../pengaturan/prove-portal.ts'
import { cashSale, expectStatus, openShop, RING_PRICE } from '../penjualan/shop.ts'
import { type Caller, PASSWORD, type TestApi } from '../sample-shop/api.ts'
import { weighTray } from '../timbang-baki/weigh.ts'
import { closeDay, TODAY, UNCOUNTED } from '../tutup-toko/shop.ts'
import { submissions } from './ajuan-tour.ts'
import { books } from './akuntansi-tour.ts'
import { openings } from './awal-tour.ts'
import { purchases } from './beli-tour.ts'
import { craftsmen } from './cuci-tour.ts'
import { moneyMoves } from './kas-tour.ts'
import { statements } from './koran-tour.ts'
import { shortPayments } from './kurang-tour.ts'
import { bringMessages } from './kurir-tour.ts'
import { melters } from './lebur-tour.ts'
import { payments } from './non-cash-tour.ts'
import { planBoard } from './papan-tour.ts'
import { pawn } from './pawn-tour.ts'
import { customers } from './pelanggan-tour.ts'
import { charts } from './pusat-tour.ts'
import { approveByFinger } from './sidik-tour.ts'
import { deposits } from './titipan-tour.ts'
import { exchanges } from './tukar-tour.ts'
import { keepUsers } from './users-tour.ts'

const TOKO = { toko: 'JKT' }

/** Leads a server through every statement of its code: commands first, then every question. */
export async function tour(api: TestApi, later: () => void): Promise<void> {
  await startAgain(api)
  const { owner, kasir, rings } = await openShop(api, 18)
  const spv = await api.as('SPV-JKT')
  await changeMasters(api, owner)
  await changeInBulk(owner)
  await keepUsers(api, owner)
  await changeSettings(owner, api.as)
  await approveByFinger(api, owner, spv)
  await handlePieces(spv, rings)
  await offerPiece(owner, rings[0] ?? '')
  await planBoard(api, spv)
  const nomor = await sellAndCancel(kasir, spv, rings.slice(3, 6))
  await sellAtOnce(api, kasir, rings.slice(6, 14))
  const known = { kode_barcode: rings[0] ?? '', no_faktur_jual: nomor, tgl: TODAY }
  await changePapers(owner)
  await askEverything(owner, known)
  await closeAndReopen(owner, spv)
  await bringMessages(api, owner)
  await pawn(api)
  await deposits(api, rings[14] ?? '')
  await shortPayments(api)
  await submissions(api, rings.slice(15, 17))
  await purchases(api, rings[17] ?? '')
  await craftsmen(api)
  await melters(api)
  await exchanges(api)
  await payments(api)
  await customers(api)
  await moneyMoves(api)
  await books(api)
  await sendCash(owner, '1101')
  await charts(owner)
  await openings(api)
  await statements(api)
  await beSomebody(api, later)
  await leaveAReport(api)
  await askTooMuch(api, owner)
  await watchOnce(api)
}

/** What a start does on a database that is filled already. */
async function startAgain({ app }: TestApi): Promise<void> {
  await inStore(app.pool, 'PUSAT', db => setSampleState(db, 'PUSAT', 'SELESAI'))
  const config: Config = {
    port: 0,
    host: '0.0.0.0',
    dataDir: '',
    databaseUrl: undefined,
    seed: 'empty',
    publicOrigin: '',
    trustProxy: [],
    idleMinutes: 30,
    logLevel: 'silent',
  }
  // It looks for the sample's passwords and refuses them to the network.
  await firstStart(app, config, () => undefined).catch(() => undefined)
}

/** Each master once through all its calls; each is looked for in what may refer to it. */
async function changeMasters(api: TestApi, owner: Caller): Promise<void> {
  for (const master of MASTERS) {
    const values = await sampleValues(owner, master, 1)
    await owner.post(master.resource, values, TOKO)
    const page = `${master.resource}?limit=1&sort=-${master.key}&q=uji`
    const [row] = (await owner.get<{ data: Record<string, unknown>[] }>(page, TOKO)).body.data
    const path = `${master.resource}/${encodeURIComponent(String(row?.[master.key] ?? 'X'))}`
    await owner.put(path, { ...values, versi: row?.versi }, TOKO)
    await owner.get(`${path}/history`, TOKO)
    await owner.del(path, TOKO)
    await owner.post(`${path}/reactivate`, {}, TOKO)
  }
  // One that is used in the stores: each store is looked into.
  await owner.del('kadar/750', TOKO)
  await owner.del('toko/SBY', TOKO)
  // A page of another server asks, and a command comes twice under its key.
  const origin = 'https://lain.example'
  await fetch(`${api.origin}/api/v1/health`, { headers: { origin } })
  const twice = { ...TOKO, key: crypto.randomUUID() }
  const baki = { kode_baki: 'DUA', nama_baki: 'Dua kali', kode_gudang: 'ETALASE', berat_baki: 1 }
  for (const _ of [1, 2]) await owner.post('baki', baki, twice)
  await sendCash(owner, '1102')
}

/** Cash of sales goes to another account. */
async function sendCash(owner: Caller, nomor_akun: string): Promise<void> {
  const detail_akun = [{ kode_akun: 'D1', jenis_akun: 'KAS', nomor_akun }]
  expectStatus(await owner.put('para-akun-transaksi/PENJUALAN/UMUM', { detail_akun }), 200)
}

/** A file of the store and one of the chain, and rows for other stores, each after its preview. */
async function changeInBulk(owner: Caller): Promise<void> {
  for (const { resource, file } of FILES) {
    const bytes = Buffer.from(file)
    const form = fileForm(bytes, 'x.csv')
    const plan = await owner.post(`${resource}/import/pratinjau`, undefined, { ...TOKO, form })
    const again = { ...TOKO, form: fileForm(bytes, 'x.csv', String(plan.body.sidik)) }
    expectStatus(await owner.post(`${resource}/import`, undefined, again), 201)
    await owner.bytes(`${resource}/xlsx`, TOKO)
    await owner.get(`${resource}/history?kode=uji&user_id=OWNER`, TOKO)
  }
  const rows = { kode: ['UJI-A', 'A01'] }
  const asked = { ...rows, toko: ['BDG', 'SBY'] }
  const plan = await owner.post<SendPlan>('baki/kirim/pratinjau', asked, TOKO)
  const toko = plan.body.toko.map(({ kode_toko, sidik }) => ({ kode_toko, sidik }))
  expectStatus(await owner.post('baki/kirim', { ...rows, toko }, TOKO), 201)
}

const FILES = [
  {
    resource: 'baki',
    file: 'Kode Baki,Nama Baki,Gudang,Berat Baki Kosong\nUJI-A,A,ETALASE,1\nA01,Satu,ETALASE,2',
  },
  { resource: 'jenis', file: 'Kode Jenis,Nama Jenis,Kategori\nUJI-J,J,\nCINCIN,Cincin,' },
  {
    resource: 'toko',
    file: 'Kode Toko,Nomor,Nama Toko,Alamat,Tipe\nMDN,41,Medan,Jl. Baru,CABANG',
  },
] as const

/** Here and in another store at once, there and back. */
async function changeSettings(owner: Caller, people: TestApi['as']): Promise<void> {
  for (const value of ['1000', '500']) {
    const body = {
      nilai: { PEMBULATAN: value },
      modul: { AKUNTANSI_MODULE: value === '500' },
      toko: ['JKT', 'BDG'],
    }
    expectStatus(await owner.put('para-system', body, TOKO), 200)
  }
  const service = { alamat: '', templat: { PENJUALAN: 'Halo {pelanggan}' } }
  expectStatus(await owner.put('whatsapp-setting', service, TOKO), 200)
  const mu = await (await people('ADMIN-PUSAT')).post<{ id: string }>('export-csv', {
    sumber: [{ kode: 'master:bank' }],
  })
  await (await people('ADMIN-PUSAT')).post(`export-csv/${expectStatus(mu, 200).id}/batal`, {})
  const { toko, versi } = (await owner.get<{ toko: object; versi: number }>('settingtoko', TOKO))
    .body
  const portal = 'http://127.0.0.1:9/toko/JKT'
  const elsewhere = { ...toko, kota: 'Depok', portal, versi }
  expectStatus(await owner.put('settingtoko', elsewhere, TOKO), 200)
  expectStatus(await owner.get('settingtoko/portal'), 200)
  await provePortal(owner, TOKO.toko)
  const form = new FormData()
  form.set('image', new Blob([new Uint8Array(await picture())]), 'logo.jpg')
  expectStatus(await owner.post('settingtoko/logo', undefined, { ...TOKO, form }), 200)
  expectStatus(await owner.del('settingtoko/logo', TOKO), 200)
}

async function handlePieces(spv: Caller, [a = '', b = '', c = '']: string[]): Promise<void> {
  const edit = { nama_barang: 'Cincin Baru', versi: 1 }
  expectStatus(await spv.put(`barang/${a}`, edit), 200)
  const form = new FormData()
  form.set('kode_barcode', a)
  form.set('image', new Blob([new Uint8Array(await picture())]), 'x.jpg')
  expectStatus(await spv.post('barang/upload-image', undefined, { form }), 200)
  await spv.bytes('barang/cetak-barcode', { body: { barang: [a, b], bentuk: 'ZPL' } })
  expectStatus(await spv.post('barang/pindah', { ke_baki: 'A02', barang: [b] }), 201)
  expectStatus(await spv.post('barang/pindah-baki', { dari_baki: 'A02', ke_baki: 'A03' }), 201)
  await weighTray(spv, { kode_baki: 'A03', berat_timbang: 1, alasan: 'Belum lengkap' })
  expectStatus(await spv.post('timbang-baki/reset', {}), 201)
  const scrap = { barang: [c], alasan: 'Patah' }
  const otorisasi = await spv.grant('HANCUR_BARANG', 'POST barang/hancur', scrap)
  expectStatus(await spv.post('barang/hancur', { ...scrap, otorisasi }), 201)
  expectStatus(await spv.get('barang?q=cincin&sort=nama_barang'), 200)
  expectStatus(await spv.get('harga-emas/riwayat?kode_kadar=750'), 200)
}

/** On a marketplace, changed there, and taken off. */
async function offerPiece(owner: Caller, kode: string): Promise<void> {
  const status = 'AKTIF'
  const pasar = { kode_marketplace: 'PASAR', nama_marketplace: 'Pasar', biaya_permil: 0, status }
  expectStatus(await owner.post('master-marketplace', pasar), 200)
  const kurir = { kode_kurir: 'EKS', nama_kurir: 'Ekspres', jenis_kurir: 'EKSPEDISI', status }
  expectStatus(await owner.post('kurir', kurir), 200)
  const path = `barang/${kode}/marketplace`
  const offer = { kode_marketplace: 'PASAR', kode_kurir: 'EKS', deskripsi: 'x'.repeat(20) }
  expectStatus(await owner.put(path, { ...offer, versi: 0 }, TOKO), 200)
  expectStatus(await owner.put(path, { ...offer, versi: 1 }, TOKO), 200)
  expectStatus(await owner.del(`${path}?versi=2`, TOKO), 200)
}

/** Each sort of paper shown with its newest document, one changed, copied and printed. */
async function changePapers(owner: Caller): Promise<void> {
  interface Shown {
    templat: unknown
    versi: number
    dokumen: { nomor: string } | null
  }
  const show = async (path: string) => expectStatus(await owner.get<Shown>(path, TOKO), 200)
  await show('setting-nota-slip/label-barang')
  await show('setting-nota-slip/slip-batal')
  await show('setting-nota-slip/slip-pembelian')
  const slip = await show('setting-nota-slip/slip-pindah-barang')
  expectStatus(await owner.get(`slip-barang/${slip.dokumen?.nomor}`, TOKO), 200)
  const path = 'setting-nota/nota-penjualan'
  const { templat, versi } = await show(path)
  expectStatus(await owner.post(path, { templat, versi_lama: versi }, TOKO), 201)
  const copy = { toko: ['BDG'], versi_lama: versi + 1 }
  expectStatus(await owner.post(`${path}/sebar`, copy, TOKO), 201)
  expectStatus(await owner.get(`${path}/versi`, TOKO), 200)
  expectStatus(await owner.get(`${path}/versi/${versi + 1}`, TOKO), 200)
}

const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 20, height: 20, channels: 3, background: '#d4af37' } })
    .jpeg()
    .toBuffer()

/** Answers the number of a sale that stands. */
async function sellAndCancel(kasir: Caller, spv: Caller, rings: string[]): Promise<string> {
  const accounts = await kasir.get<{ no_rekening: string }[]>('rekenings')
  const no_rekening = accounts.body[0]?.no_rekening
  const pembayaran = [{ cara: 'TRANSFER', no_rekening, jumlah: RING_PRICE }]
  const numbers: string[] = []
  expectStatus(await kasir.get('cek-kupon/BARU50'), 200)
  for (const ring of rings) {
    const body =
      ring === rings[0]
        ? cashSale([ring], RING_PRICE - 50_000, { kode_kupon: 'BARU50' })
        : cashSale([ring], RING_PRICE, ring === rings[1] ? { pembayaran } : {})
    const sold = await kasir.post<{ no_faktur_jual: string }>('penjualan', body)
    numbers.push(expectStatus(sold, 201).no_faktur_jual)
  }
  const [first = '', second = ''] = numbers
  const path = `penjualan/${first}/batal`
  const body = { alasan: 'Salah pilih' }
  expectStatus(await spv.post(path, body), 422)
  const otorisasi = await spv.grant('BATAL_PENJUALAN', `POST ${path}`, body)
  expectStatus(await spv.post(path, { ...body, otorisasi }), 201)
  await (await spv.bytes(`${path}/slip`, { body: {} })).arrayBuffer()
  const other = `penjualan/${second}/batal`
  expectStatus(await spv.post(other, { ...body, otorisasi }), 422)
  expectStatus(await kasir.post('penjualan/pratinjau', cashSale([rings[0] ?? ''], RING_PRICE)), 200)
  await (await kasir.bytes(`penjualan/${second}/nota`, { body: {} })).arrayBuffer()
  const asked = { no_faktur_jual: second }
  expectStatus(await kasir.post('penjualan/get/bynota/single', asked), 200)
  const copy = await spv.grant('CETAK_ULANG_NOTA', `POST penjualan/${second}/nota`, {})
  const again = { body: { otorisasi: copy } }
  await (await spv.bytes(`penjualan/${second}/nota`, again)).arrayBuffer()
  expectStatus(await kasir.post('penjualan/cari-lama', { q: 'Ibu Rini' }), 200)
  expectStatus(await kasir.get('penjualan/FJ-JKT-260101-0001'), 404)
  const held = await kasir.post<{ id: string }>('penjualan/tertahan', { nama: 'Ibu', isi: {} })
  await kasir.del(`penjualan/tertahan/${expectStatus(held, 200).id}`)
  return second
}

/** Those that find another on its way are written together: one waits for its ring meanwhile. */
async function sellAtOnce(api: TestApi, kasir: Caller, rings: string[]): Promise<void> {
  const holder = new pg.Client({ connectionString: api.database.adminUrl })
  await holder.connect()
  await holder.query('begin')
  const held = `select 1 from barang where kode_toko = 'JKT' and kode_barcode = $1 for update`
  await holder.query(held, [rings[0]])
  const sales = rings.map(ring => kasir.post('penjualan', cashSale([ring], RING_PRICE)))
  await Promise.all(sales.slice(1))
  await holder.query('commit')
  await holder.end()
  for (const sale of await Promise.all(sales)) expectStatus(sale, 201)
}

/** Every GET route, and every report on screen, paper, sheet and as CSV; on screen each filter. */
async function askEverything(owner: Caller, known: Readonly<Record<string, string>>) {
  for (const { route } of endpoints.filter(one => one.route.method === 'GET')) {
    const ids = route.path.includes('{id}') ? REPORTS.map(report => report.face.id) : ['']
    for (const id of ids) {
      const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) =>
        name === 'id' ? id : (known[name] ?? crypto.randomUUID()),
      )
      const onScreen = route.path.endsWith('{id}')
      for (const query of onScreen && id !== '' ? ['', '?toko=ALL', ...choicesOf(id)] : ['']) {
        await (await owner.bytes(path + query, TOKO)).arrayBuffer()
      }
    }
  }
}

/** Every choice of a report's filters, for each may be another statement. */
function choicesOf(id: string): string[] {
  const face = REPORTS.find(report => report.face.id === id)?.face
  return (face?.filters ?? []).flatMap(filter => {
    if (filter.kind === 'choice') return Object.keys(filter.options).map(o => `?${filter.key}=${o}`)
    return ['ref', 'user', 'text'].includes(filter.kind) ? [`?${filter.key}=X`] : []
  })
}

async function closeAndReopen(owner: Caller, spv: Caller): Promise<void> {
  await set(owner, UNCOUNTED)
  expectStatus(await closeDay(spv, 2 * RING_PRICE, TODAY, { catatan: 'Cocok' }), 201)
  expectStatus(await closeDay(spv, 0), 409)
  expectStatus(await owner.get(`tutup-toko/${TODAY}`, TOKO), 200)
  await (await owner.bytes(`tutup-toko/${TODAY}/pdf`, TOKO)).arrayBuffer()
  expectStatus(await owner.post('tutup-toko/buka', { alasan: 'Lupa' }, TOKO), 201)
}

/** Login, refused approval, change of password, a socket, an old session. */
async function beSomebody(api: TestApi, later: () => void): Promise<void> {
  const guest = await api.as('ADMIN-PUSAT')
  const login = { user_id: 'ADMIN-PUSAT', password: PASSWORD, akhiri_sesi_lain: false }
  expectStatus(await guest.post('users/login', login), 409)
  const perintah = { route: 'POST barang/hancur', body: {} }
  const asked = { kategori: 'HANCUR_BARANG', description: '-', keterangan: '-', perintah }
  await guest.post('authorization', { ...asked, user_id: 'SPV-JKT', password: 'salah' }, TOKO)
  const words = { password: PASSWORD, new_password: 'emas-murni-24' }
  const key = crypto.randomUUID()
  const changed = await guest.put<{ token: string }>('users/change-password', words, { key })
  const { token } = expectStatus(changed, 200)
  await guest.put('users/change-password', words, { key })
  const auth = { token, kode_toko: '' }
  const socket = io(api.origin, { transports: ['websocket'], reconnection: false, auth })
  await new Promise(resolve => setTimeout(resolve, 1_200))
  socket.disconnect()
  later()
  await guest.get('users/session')
}

/** A report that is given up while it is read. */
async function leaveAReport({ app }: TestApi): Promise<void> {
  const reading = await openReading(app.readPool)
  await reading.stop()
  await reading.close()
}

/** More rows than a screen shows: the database counts and sums them. */
async function askTooMuch({ database }: TestApi, owner: Caller): Promise<void> {
  const admin = new pg.Client({ connectionString: database.adminUrl })
  await admin.connect()
  await admin.query(`begin; set local session_replication_role = replica;
    insert into jurnal_baris (kode_toko, nomor, baris, jenis, tgl, pada, nomor_akun, jenis_akun,
      debit_rp, kredit_rp, murni_ug)
    select 'JKT', 'UJI', n, 'PENJUALAN', '2020-01-01', now(), '1101', 'KAS', 0, 0, 0
    from generate_series(0, ${SCREEN_ROWS}) n; commit`)
  await admin.end()
  const day = 'tanggal_awal=2020-01-01&sampai_tgl=2020-01-01'
  expectStatus(await owner.get(`reports/laporan-jurnal?${day}`, TOKO), 200)
}

/** What the watch looks at, and where a report is read when there is a replica. */
async function watchOnce({ app }: TestApi): Promise<void> {
  await writeNote(app.pool, 'PANTAU', app.clock.now(), {})
  await readUpkeep(app)
  await serverArchive(app.pool, app.clock.now)()
  await readLocal(app)
  await readShared(app, undefined)
  await readSide({ ...app, replicaPool: app.readPool })
}
