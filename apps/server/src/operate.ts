import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { VERSION } from '@kencana/contract/build'
import pg from 'pg'
import { type Config, readConfig } from './config.ts'
import { openForOwner } from './modules/users/index.ts'
import { leftOut } from './operations/backup/manifest.ts'
import { openerOf } from './operations/backup/sealed-frames.ts'
import { backUp } from './operations/backup-now.ts'
import { openBooks } from './operations/books.ts'
import { faultsOf } from './operations/check-books.ts'
import { type DrillReport, drill } from './operations/drill.ts'
import { move } from './operations/move.ts'
import { restoreBackup, type Tools } from './operations/restore.ts'
import { type OperationSettings, readOperationSettings } from './operations/settings.ts'
import { archiveNow } from './operations/wal/archive-now.ts'
import { restoreToTime } from './operations/wal/restore/restore-to-time.ts'
import { readTime, wib } from './operations/wal/wib.ts'
import { makeLog } from './platform/log.ts'

const HELP = `Perintah operasi Kencana. Petunjuk lengkap: docs/operations.md

npm run backup                       menyimpan cadangan, juga sementara toko berjualan
npm run backup -- --base             menyimpan salinan dasar ke WAL_ARCHIVE_DIR sekarang
npm run restore -- BERKAS            memulihkan ke DATA_DIR atau DATABASE_URL yang kosong
npm run restore -- --to-time WAKTU   memulihkan satu detik dari WAL_ARCHIVE_DIR ke DATA_DIR yang
                                     kosong; WAKTU misalnya '2026-11-21 10:32:05' (WIB)
         … --tanpa-kunci             menerima berkas yang tidak dikunci walaupun kata sandi diisi
npm run drill [-- --berkas BERKAS]   mencoba memulihkan di folder sementara dan memeriksa hasilnya
npm run owner [-- USER]              membuat password sementara untuk pemilik yang tidak bisa masuk
npm run move -- --to ALAMAT          pindah ke server PostgreSQL (atau isi TARGET_DATABASE_URL)
npm run move -- --to-folder FOLDER   pindah dari DATABASE_URL ke basis data bawaan di folder baru

DATA_DIR, DATABASE_URL   instalasi yang dimaksud
BACKUP_DIR               folder cadangan (bawaan: DATA_DIR/cadangan; lebih baik di disk lain)
BACKUP_KEEP              banyaknya cadangan yang disimpan (bawaan: 14)
WAL_ARCHIVE_DIR          folder arsip WAL basis data bawaan, untuk pulih ke detik tertentu
BACKUP_PASSPHRASE_FILE   berkas berisi kata sandi yang mengunci cadangan (atau BACKUP_PASSPHRASE)

Selesai dengan 0 bila berhasil, 1 bila ada yang salah.
`

interface Call {
  readonly config: Config
  readonly settings: OperationSettings
  readonly tools: Tools
  readonly file: string | undefined
  readonly to: string | undefined
  readonly toFolder: string | undefined
  readonly toTime: string | undefined
  readonly isBase: boolean
  readonly tanpaKunci: boolean
}

const COMMANDS: Readonly<Record<string, (call: Call) => Promise<boolean>>> = {
  backup: runBackup,
  restore: runRestore,
  drill: runDrill,
  move: runMove,
  owner: runOwner,
}

/** One operation, from the command line to its exit code. */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      berkas: { type: 'string' },
      to: { type: 'string' },
      'to-folder': { type: 'string' },
      'to-time': { type: 'string' },
      base: { type: 'boolean' },
      'tanpa-kunci': { type: 'boolean' },
      help: { type: 'boolean' },
    },
  })
  const [name = '', file] = positionals
  const command = COMMANDS[name]
  if (values.help === true || command === undefined) {
    process.stdout.write(HELP)
    return values.help === true ? 0 : 1
  }
  const config = readConfig(process.env)
  const call: Call = {
    config,
    settings: readOperationSettings(process.env, config.dataDir),
    tools: makeTools(),
    file: values.berkas ?? file,
    to: values.to ?? (process.env.TARGET_DATABASE_URL || undefined),
    toFolder: values['to-folder'],
    toTime: values['to-time'],
    isBase: values.base === true,
    tanpaKunci: values['tanpa-kunci'] === true,
  }
  return (await command(call)) ? 0 : 1
}

const say = (line: string): void => void process.stdout.write(`${line}\n`)

const makeTools = (): Tools => ({
  migrationsDir: fileURLToPath(new URL('../migrations', import.meta.url)),
  invariants: readFileSync(new URL('../checks/invariants.sql', import.meta.url), 'utf8'),
  log: makeLog(process.env.LOG_LEVEL ?? 'silent'),
  say,
})

async function runBackup({ config, settings, tools, isBase }: Call): Promise<boolean> {
  if (isBase) {
    const base = await archiveNow(config, settings, tools)
    say(`Salinan dasar tersimpan: ${base.path} (${megabytes(base.byte)}, ${base.ms} ms)`)
    say(`Mulai ${wib(base.pada)} WIB setiap detik dapat dipulihkan dari arsip ini.`)
    return true
  }
  const { path, byte, ms, manifest, dropped } = await backUp(config, settings, tools)
  for (const toko of manifest.toko) {
    say(`  ${toko.kode_toko.padEnd(8)} ${toko.dokumen} dokumen, nota terbaru ${latest(toko)}`)
  }
  for (const old of dropped) say(`  dihapus karena melebihi BACKUP_KEEP: ${old}`)
  if (manifest.gambar_hilang.length > 0) {
    say(`  ${manifest.gambar_hilang.length} gambar barang tidak ada berkasnya`)
  }
  const left = leftOut(manifest)
  if (left !== undefined) say(`  ${left}`)
  say(`Cadangan tersimpan: ${path} (${megabytes(byte)}, ${ms} ms)`)
  say(
    settings.passphrase === undefined
      ? 'Cadangan TIDAK dikunci: simpan di tempat yang aman, atau isi BACKUP_PASSPHRASE_FILE.'
      : 'Cadangan dikunci. Tanpa kata sandinya tidak dapat dipulihkan oleh siapa pun.',
  )
  say('Salin berkas ini ke tempat lain (disk luar, komputer lain), lalu coba dengan npm run drill.')
  return true
}

const latest = (toko: { nota_terbaru: string | null }): string => toko.nota_terbaru ?? 'belum ada'
const megabytes = (byte: number): string => `${Math.ceil(byte / 100_000) / 10} MB`

async function runRestore(call: Call): Promise<boolean> {
  const { config, settings, tools, file, toTime } = call
  if (toTime !== undefined) return runRestoreToTime(call, readTime(toTime))
  if (file === undefined) throw new Error('Sebutkan berkasnya: npm run restore -- berkas.cadangan')
  const passphrase = openerOf(settings.passphrase, call.tanpaKunci)
  const restored = await restoreBackup({ path: resolve(file), passphrase, target: config }, tools)
  const faults = faultsOf(restored)
  for (const { kode_toko, rows, head } of restored.rantai) {
    const toko = restored.toko.find(one => one.kode_toko === kode_toko)
    say(`  ${kode_toko.padEnd(8)} ${toko?.dokumen ?? 0} dokumen, rantai ${rows} baris ${head}`)
  }
  for (const fault of faults) say(`  ✗ ${fault}`)
  if (faults.length > 0) {
    say('Data sudah dimuat, tetapi pembukuannya TIDAK utuh. Jangan berjualan; coba cadangan lain.')
    return false
  }
  say(
    `Pulih dan utuh, keadaan ${wib(new Date(restored.manifest.cuplikan))} WIB. Jalankan: npm start`,
  )
  return true
}

/** One second out of the archive, into a folder beside the shop. */
async function runRestoreToTime(call: Call, at: Date): Promise<boolean> {
  const { config, settings, tools } = call
  const { archive } = settings
  const passphrase = openerOf(settings.passphrase, call.tanpaKunci)
  if (archive === undefined) throw new Error('Isi WAL_ARCHIVE_DIR dengan folder arsipnya.')
  if (config.databaseUrl !== undefined) {
    throw new Error(
      'Arsip ini milik basis data bawaan: kosongkan DATABASE_URL. Server PostgreSQL dipulihkan ' +
        'dengan alat arsipnya sendiri (docs/operations.md).',
    )
  }
  const target = { dataDir: config.dataDir }
  const restored = await restoreToTime({ archive, at, passphrase, target }, tools)
  const faults = faultsOf(restored)
  for (const toko of restored.toko) {
    say(`  ${toko.kode_toko.padEnd(8)} ${toko.dokumen} dokumen, nota terbaru ${latest(toko)}`)
  }
  for (const fault of faults) say(`  ✗ ${fault}`)
  if (faults.length > 0) {
    say('Detik itu sudah pulih, tetapi pembukuannya TIDAK utuh. Coba detik sebelumnya.')
    return false
  }
  const last = restored.terakhir
  say(`  perubahan terakhir ${last === undefined ? 'sebelum salinan dasar' : `${wib(last)} WIB`}`)
  say(`Pulih dan utuh, keadaan ${wib(at)} WIB di ${target.dataDir}. Jalankan: npm start`)
  return true
}

async function runDrill({ config, settings, tools, file, tanpaKunci }: Call): Promise<boolean> {
  const path = file === undefined ? undefined : resolve(file)
  const archive = config.databaseUrl === undefined ? settings.archive : undefined
  const report = await drill({ site: config, settings, path, archive, tanpaKunci }, tools)
  mkdirSync(settings.folder, { recursive: true, mode: 0o700 })
  const saved = join(settings.folder, 'latihan-terakhir.json')
  writeFileSync(saved, `${JSON.stringify(report, undefined, 2)}\n`, { mode: 0o600 })
  for (const toko of report.toko) {
    say(`  ${toko.kode_toko.padEnd(8)} ${toko.dokumen} dokumen, nota terbaru ${latest(toko)}`)
  }
  say(`  RPO ${seconds(report.rpo_detik)}   RTO ${seconds(report.rto_detik)}   laporan ${saved}`)
  say(verdict(report))
  return report.berhasil
}

const seconds = (value: number | null): string => (value === null ? 'belum ada' : `${value} detik`)

const verdict = ({ berhasil }: DrillReport): string =>
  berhasil
    ? 'LATIHAN BERHASIL: cadangan ini dapat dipulihkan.'
    : 'LATIHAN GAGAL: cadangan ini tidak boleh diandalkan. Baca baris ✗ di atas, perbaiki, ulangi.'

async function runMove({ config, tools, to, toFolder }: Call): Promise<boolean> {
  if ((to === undefined) === (toFolder === undefined)) {
    throw new Error('Sebutkan satu tujuan: --to ALAMAT-POSTGRESQL atau --to-folder FOLDER-BARU')
  }
  const isBack = toFolder !== undefined
  if (isBack && config.databaseUrl === undefined) {
    throw new Error('--to-folder memindahkan dari server: isi DATABASE_URL dengan alamat asalnya.')
  }
  if (!isBack && config.databaseUrl !== undefined) {
    throw new Error('--to memindahkan dari basis data bawaan: kosongkan DATABASE_URL.')
  }
  const target = { dataDir: isBack ? resolve(toFolder) : config.dataDir, databaseUrl: to }
  const { manifest, restored, beda } = await move(
    { from: config, to: target, versi: VERSION },
    tools,
  )
  for (const one of beda) say(`  ✗ ${one}`)
  if (beda.length > 0) {
    say('TIDAK SAMA. Tetap pakai basis data asal, ia tidak berubah; kosongkan tujuan lalu ulangi.')
    return false
  }
  const tables = manifest.bagian.filter(part => part.jenis === 'tabel')
  const rows = tables.reduce((sum, part) => sum + ('baris' in part ? part.baris : 0), 0)
  say(`  ${rows} baris dalam ${tables.length} bagian sama (SHA-256 di kedua sisi)`)
  for (const { kode_toko, rows: length, head } of restored.rantai) {
    say(`  ${kode_toko.padEnd(8)} rantai ${length} baris, kepala sama: ${head}`)
  }
  say('  invarian kosong di kedua sisi')
  say(
    isBack
      ? `Pindah selesai. Mulai sekarang: DATA_DIR=${target.dataDir} npm start (tanpa DATABASE_URL)`
      : 'Pindah selesai. Mulai sekarang isi DATABASE_URL dengan alamat itu; DATA_DIR tetap sama.',
  )
  say('Basis data asal tidak berubah; hapus sendiri setelah yakin.')
  return true
}

/** The way in for an owner whose password nobody knows, by whoever has the machine. */
async function runOwner({ config, tools, file }: Call): Promise<boolean> {
  const books = await openBooks(config, tools.log)
  const pool = new pg.Pool({ connectionString: books.adminUrl, max: 1 })
  const db = await pool.connect()
  try {
    await db.query('begin')
    const { user_id, password, sampai } = await openForOwner(db, file, new Date())
    await db.query('commit')
    say(`User ${user_id}, password ${password}`)
    say(`Berlaku sekali sampai ${wib(sampai)} WIB, lalu ganti. Sesi lama user ini diakhiri.`)
    return true
  } finally {
    // One that failed ends with its connection, and nothing of it stands.
    db.release(true)
    await pool.end()
    await books.close()
  }
}

const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === '53100')

main()
  .then(code => process.exit(code))
  .catch((error: unknown) => {
    const reason = isDiskFull(error)
      ? 'disk penuh. Kosongkan ruang atau isi BACKUP_DIR (cadangan) dan TMPDIR (latihan, pindah) ' +
        'dengan folder di disk lain, lalu ulangi. Tidak ada berkas setengah jadi yang tertinggal.'
      : error instanceof Error
        ? error.message
        : String(error)
    process.stderr.write(`Tidak berhasil: ${reason}\n`)
    process.exit(1)
  })
