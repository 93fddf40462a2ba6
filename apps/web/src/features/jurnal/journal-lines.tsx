import type { JurnalLine } from '@kencana/contract/areas/akuntansi/jurnal'
import { JURNAL_UMUM } from '@kencana/domain/posting/buku/jurnal-umum'
import { JournalTable } from '../../engines/document-frame/journal-table.tsx'

/** Lines of a journal by hand, each with its own words. */
export const JournalLines = ({ lines }: { readonly lines: readonly JurnalLine[] }) => (
  <JournalTable
    lines={lines.map(({ keterangan, ...line }) => ({
      ...line,
      jenis_akun: JURNAL_UMUM,
      nama_akun: keterangan === '' ? line.nama_akun : `${line.nama_akun}: ${keterangan}`,
    }))}
  />
)
