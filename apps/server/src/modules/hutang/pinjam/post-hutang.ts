import type { postHutang } from '@kencana/contract/areas/hutang/commands'
import type { AnswerOf, BodyOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import { addDays } from '@kencana/domain/calendar'
import { postHutang as loanJournal } from '@kencana/domain/posting/hutang'
import { dayAsSeen } from '../../../engines/document/open-day.ts'
import type { DecidedDocument } from '../../../engines/document/post-document.ts'
import { runDocument } from '../../../engines/document/run-document.ts'
import { storeSettings } from '../../../engines/settings/store-settings.ts'
import type { Ctx, StoreCtx } from '../../../platform/context.ts'
import { bookedJournal } from '../../akun/index.ts'
import { knownIdentity } from '../../pelanggan/index.ts'
import { demandSeen, drawerFor, payOut } from '../../uang/index.ts'
import { demandLicence, licenceOn } from '../tulis/licence.ts'
import { appraise, askPledges, codesOf, factsFor } from './appraise-hutang.ts'
import { demandWithin, termsToWrite } from './decide-taksiran.ts'
import { newLoan } from './new-loan.ts'
import { holdMasters } from './taksir.queries.ts'

type Body = BodyOf<typeof postHutang>

/** Writes a loan against a pledge and pays it out (04-domain B10, B18 #17, #18). */
export const writeLoan = (ctx: Ctx, body: Body): Promise<AnswerOf<typeof postHutang>> =>
  runDocument(ctx, { isLocking: true, decide: scoped => decideLoan(scoped, body) })

async function decideLoan(ctx: StoreCtx, body: Body): Promise<DecidedDocument> {
  const { db, kode_toko } = ctx
  const tgl = await dayAsSeen(ctx, body.tgl_system)
  const setting = await storeSettings(db, kode_toko)
  const izin = licenceOn(setting, tgl)
  demandLicence(izin)
  const codes = codesOf(body.barang)
  if (!(await holdMasters(db, kode_toko, codes, body.kode_sales))) {
    refuse('RUJUKAN_TIDAK_ADA', { label: 'Sales', kode: body.kode_sales })
  }
  const facts = await factsFor(ctx, codes, tgl)
  const pledge = appraise(body.barang, facts, setting)
  demandSeen(body.taksiran, pledge.taksiran_rp)
  demandWithin(body.jumlah_hutang, pledge)
  askPledges(body.barang, setting, body.dipastikan)
  const syarat = termsToWrite(facts.bunga, body.jumlah_hutang, body.metode)
  const laci = drawerFor(setting, body.laci)
  const { out, isi: pencairan } = await payOut(ctx, body.pencairan, body.jumlah_hutang, laci)
  const tgl_jatuh_tempo = addDays(tgl, syarat.jangka_hari)
  const keterangan = body.keterangan ?? null
  const customer = await borrowerOf(ctx, body)
  return {
    jenis: 'HUTANG',
    awalan: 'FH',
    kunci_nomor: 'no_faktur_hutang',
    tgl,
    dokumen: {
      kode_sales: body.kode_sales,
      kode_customer: customer.kode_customer,
      nama_customer: customer.nama_customer,
      telp_customer: customer.telp_customer,
      alamat_customer: customer.alamat_customer,
      total_rp: body.jumlah_hutang,
      berat_mg: pledge.berat_mg,
      murni_ug: pledge.murni_ug,
      keterangan,
      isi: { laci, pencairan, taksiran: pledge.taksiran_rp, tgl_jatuh_tempo, izin },
    },
    baru_lain: [
      newLoan(pledge, {
        ...customer,
        no_asal: null,
        kode_sales: body.kode_sales,
        tgl_jatuh_tempo,
        jumlah_hutang_rp: body.jumlah_hutang,
        syarat,
        lokasi: body.lokasi || null,
        keterangan,
      }),
    ],
    jurnal: await bookedJournal(ctx, 'HUTANG', loanJournal(body.jumlah_hutang, out, pledge)),
    jawaban: { jumlah_hutang: body.jumlah_hutang, tgl_jatuh_tempo },
  }
}

async function borrowerOf(ctx: StoreCtx, { customer }: Body) {
  const { jenis_identitas, no_identitas, id_pelanggan = '' } = customer
  const card =
    no_identitas === undefined
      ? await knownIdentity(ctx, id_pelanggan)
      : { jenis_identitas, no_identitas: no_identitas.toUpperCase() }
  return {
    kode_customer: customer.kode_customer || null,
    nama_customer: customer.nama,
    alamat_customer: customer.alamat,
    telp_customer: customer.telp || null,
    ...card,
  }
}
