import { Button } from '@mantine/core'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import '../../apps/web/src/theme/tokens.css'
import '../../apps/web/src/theme/base.css'
import { Chart } from '../../apps/web/src/kit/charts/chart.tsx'
import { ConfirmDialog } from '../../apps/web/src/kit/dialogs/confirm-dialog.tsx'
import { DialogHost } from '../../apps/web/src/kit/dialogs/dialog-host.tsx'
import { confirmDelete, notify, offerReactivation } from '../../apps/web/src/kit/dialogs/notify.ts'
import { StaticModal } from '../../apps/web/src/kit/dialogs/static-modal.tsx'
import { DateInput } from '../../apps/web/src/kit/inputs/date-input.tsx'
import { DateRangeInput } from '../../apps/web/src/kit/inputs/date-range-input.tsx'
import { MoneyInput } from '../../apps/web/src/kit/inputs/money-input.tsx'
import { Picker } from '../../apps/web/src/kit/inputs/picker.tsx'
import { ScanInput } from '../../apps/web/src/kit/inputs/scan-input.tsx'
import { SelectField } from '../../apps/web/src/kit/inputs/select-field.tsx'
import { TextField } from '../../apps/web/src/kit/inputs/text-field.tsx'
import { WeightInput } from '../../apps/web/src/kit/inputs/weight-input.tsx'
import { useKeys } from '../../apps/web/src/kit/keys/use-keys.ts'
import { PageHeader } from '../../apps/web/src/kit/layout/page-header.tsx'
import { Panel } from '../../apps/web/src/kit/layout/panel.tsx'
import { StatCard } from '../../apps/web/src/kit/layout/stat-card.tsx'
import { Tag } from '../../apps/web/src/kit/layout/tag.tsx'
import type { Column } from '../../apps/web/src/kit/table/columns.ts'
import { DataTable } from '../../apps/web/src/kit/table/data-table.tsx'
import { Fine, Money, Weight } from '../../apps/web/src/kit/text/figures.tsx'
import { Kbd } from '../../apps/web/src/kit/text/kbd.tsx'
import { startTexts } from '../../apps/web/src/lib/i18n.ts'
import { applyColorChoice } from '../../apps/web/src/theme/color-scheme.ts'
import { Themed } from '../../apps/web/src/theme/themed.tsx'

interface Piece {
  readonly kode: string
  readonly nama: string
  readonly berat: number
  readonly harga: number
  readonly tgl: string
}

const NAMES = ['Gelang Rantai Milano', 'Cincin Belah Rotan', '=HYPERLINK("x")', 'Liontin Huruf R']
const PIECES: readonly Piece[] = Array.from({ length: 400 }, (_, i) => ({
  kode: String(10_000_000 + i),
  nama: NAMES[i % NAMES.length] ?? '',
  berat: 1105 + i * 37,
  harga: 985_000 + i * 12_500,
  tgl: `2026-11-${String((i % 28) + 1).padStart(2, '0')}`,
}))

const SALES = [
  { value: 'DWL', label: 'Dewi Lestari' },
  { value: 'RNI', label: 'Rini' },
]

const COLUMNS: readonly Column<Piece>[] = [
  { key: 'kode', label: 'Barcode' },
  { key: 'nama', label: 'Barang' },
  { key: 'tgl', label: 'Tanggal', kind: 'date' },
  { key: 'berat', label: 'Berat', kind: 'weight' },
  { key: 'harga', label: 'Harga', kind: 'money' },
]

function Inputs({ say }: { say: (text: string) => void }) {
  const [money, setMoney] = useState<number | null>(1_250_000)
  const [weight, setWeight] = useState<number | null>(3237)
  const [day, setDay] = useState<string | null>(null)
  const [range, setRange] = useState({ dari: '2026-11-01', sampai: '2026-11-21' } as {
    dari: string | null
    sampai: string | null
  })
  const [code, setCode] = useState('')
  const [choice, setChoice] = useState('TUNAI')
  const [picked, setPicked] = useState<string | null>(null)
  const [sales, setSales] = useState<string | null>(null)
  const load = async (typed: string) =>
    PIECES.filter(p => p.nama.toLowerCase().includes(typed.toLowerCase()))
      .slice(0, 8)
      .map(p => ({ value: p.kode, label: p.nama, note: p.kode }))
  return (
    <Panel
      title="Isian"
      onRefresh={async () => {
        say('segar')
        return { isError: code === 'GAGAL' }
      }}
    >
      <div
        style={{
          display: 'grid',
          gap: 12,
          gridTemplateColumns: 'repeat(auto-fill,minmax(220px,1fr))',
        }}
      >
        <MoneyInput label="Harga" value={money} onChange={setMoney} />
        <WeightInput label="Berat" value={weight} onChange={setWeight} />
        <DateInput label="Tanggal" value={day} onChange={setDay} today="2026-11-21" />
        <TextField label="Kode" value={code} onChange={setCode} upper error="Harus Diisi" />
        <SelectField
          label="Cara"
          value={choice}
          onChange={setChoice}
          options={[
            { value: 'TUNAI', label: 'Tunai' },
            { value: 'QRIS', label: 'QRIS' },
          ]}
        />
        <Picker label="Barang" value={picked} onChange={setPicked} load={load} />
        <Picker label="Sales" value={sales} onChange={setSales} options={SALES} />
        <Button
          variant="default"
          onClick={() => {
            // What was kept comes a moment later, under whatever cursor is there then.
            setTimeout(() => {
              setMoney(300)
              setCode('A01')
            }, 1000)
          }}
        >
          draf
        </Button>
      </div>
      <DateRangeInput value={range} onChange={setRange} today="2026-11-21" min="2026-10-20" />
      <output data-testid="values">
        {JSON.stringify({ money, weight, day, range, code, choice, picked, sales })}
      </output>
    </Panel>
  )
}

function Gallery() {
  const [said, say] = useState('')
  const [modal, setModal] = useState(false)
  const [asking, setAsking] = useState(false)
  useKeys({ F10: { run: () => say(`${said}F10 `), label: 'Simpan' } })
  return (
    <main style={{ padding: 14, display: 'grid', gap: 14 }}>
      <PageHeader title="Kit" tag="Draf otomatis tersimpan">
        <Button variant="default" onClick={() => void notify.success('Berhasil Menyimpan Data')}>
          sukses
        </Button>
        <Button variant="default" onClick={() => void notify.error('Barang sudah terjual')}>
          galat
        </Button>
        <Button variant="default" onClick={() => notify.toast('Tersalin', 'success')}>
          toast
        </Button>
        <Button variant="default" onClick={async () => say(String(await offerReactivation('A01')))}>
          deleted
        </Button>
        <Button variant="default" onClick={async () => say(String(await confirmDelete('A01')))}>
          hapus
        </Button>
        <Button variant="default" onClick={() => setAsking(true)}>
          tanya
        </Button>
        <Button onClick={() => setModal(true)} rightSection={<Kbd keys="F10" onBrand />}>
          modal
        </Button>
      </PageHeader>
      <output data-testid="said">{said}</output>
      <ScanInput
        label="Pindai"
        placeholder="Pindai barcode, atau ketik nama, berat, baki"
        onScan={(text, scanner) => say(`${text}:${scanner}`)}
      />
      <div
        style={{
          display: 'grid',
          gap: 10,
          gridTemplateColumns: 'repeat(auto-fill,minmax(170px,1fr))',
        }}
      >
        <StatCard label="Omzet" value={<Money value={17_455_000} unit />} note="12 nota" />
        <StatCard label="Berat" value={<Weight value={12_754} unit />} tone="gold" />
        <StatCard label="Emas murni" value={<Fine value={9_039_000} unit />} />
        <StatCard label="Selisih" value={<Money value={-45_000} />} tone="bad" />
      </div>
      <div>
        <Tag>gold</Tag> <Tag tone="ok">ok</Tag> <Tag tone="bad">bad</Tag> <Tag tone="brand">b</Tag>
      </div>
      <Inputs say={say} />
      <Panel flush title="Barang">
        <DataTable
          label="Barang"
          columns={COLUMNS}
          rows={PIECES}
          rowKey={p => p.kode}
          onRow={p => say(p.kode)}
          rowTone={p => (p.berat < 1200 ? 'gold' : undefined)}
          totals={{ berat: 3_000_000, harga: 1_000_000 }}
          pageSize={25}
        />
      </Panel>
      <Panel flush title="Kosong">
        <DataTable
          label="Kosong"
          columns={COLUMNS}
          rows={[]}
          rowKey={p => p.kode}
          emptyHint="Tambah dahulu"
        />
      </Panel>
      <Panel title="Grafik">
        <Chart
          kind="bar"
          label="Penjualan per hari"
          by="hari"
          series={[{ key: 'rp', label: 'Penjualan' }]}
          data={['Sen', 'Sel', 'Rab', 'Kam', 'Jum'].map((hari, i) => ({ hari, rp: 3 + i }))}
          format={n => `${n} jt`}
        />
        <Chart
          kind="line"
          label="Harga per hari"
          by="hari"
          series={[{ key: 'rp', label: 'Harga' }]}
          data={[3, 9, 2, 8].map((rp, hari) => ({ hari, rp }))}
          format={n => `${n} jt`}
        />
        {(['bar', 'line'] as const).map(kind => (
          <Chart
            key={kind}
            kind={kind}
            label={`Sedikit, ${kind}`}
            by="hari"
            fit={kind === 'line'}
            series={[{ key: 'n', label: 'Pcs' }]}
            data={[1, 3, 2].map((n, hari) => ({ hari, n }))}
            format={n => `${n} pcs`}
          />
        ))}
        <Chart
          kind="donut"
          label="Bagian per jenis"
          by="jenis"
          series={[{ key: 'n', label: 'Pcs' }]}
          data={[
            { jenis: 'Cincin', n: 12 },
            { jenis: 'Gelang', n: 7 },
            { jenis: 'Kalung', n: 4 },
          ]}
          format={n => `${n} pcs`}
        />
      </Panel>
      <StaticModal
        opened={modal}
        onClose={() => setModal(false)}
        title="Ubah Baki"
        footer={<Button onClick={() => setModal(false)}>Simpan</Button>}
      >
        <TextField label="Nama Baki" value="" onChange={() => undefined} data-autofocus />
      </StaticModal>
      <ConfirmDialog
        opened={asking}
        title="Batalkan faktur"
        onYes={() => setAsking(false)}
        onNo={() => setAsking(false)}
        danger
      >
        Faktur J-001, Rp 4,865,500
      </ConfirmDialog>
      <DialogHost />
    </main>
  )
}

const root = document.getElementById('root')
applyColorChoice()
void startTexts().then(() => {
  if (root === null) return
  createRoot(root).render(
    <StrictMode>
      <Themed>
        <Gallery />
      </Themed>
    </StrictMode>,
  )
})
