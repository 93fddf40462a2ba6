import type { AturanBeli } from '@kencana/domain/beli/aturan-beli'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCommand } from '../../engines/document-frame/use-command.ts'
import { confirm, notify } from '../../kit/dialogs/notify.ts'
import type { ApiProblem } from '../../lib/api-problem.ts'
import { useKeptForm } from '../../lib/device/draft.ts'
import { showProblem } from '../../lib/problem-text.ts'
import { asSent, calls, type Rules, type RulesKept } from './calls.ts'
import { faultsOf } from './faults.ts'

/** What is open above the list. `at` beyond the end is a new rule. */
export type Opened = { readonly at: number; readonly rule: AturanBeli } | 'simpan' | 'versi' | null

/** The list in work: kept on the device until it is saved or thrown away. */
export function useRules(shown: RulesKept, onReload: () => void) {
  const { t } = useTranslation()
  const [versi, setVersion] = useState(shown.versi)
  const [saved, setSaved] = useState<Rules>(shown.aturan)
  const [opened, setOpened] = useState<Opened>(null)
  const form = useKeptForm<Rules>(`aturan-beli/${versi}`, saved)
  const { busy, run } = useCommand()
  const rules = form.value
  const faults = faultsOf(rules, t)
  const isSound = rules.length > 0 && faults.every(ofRule => ofRule.length === 0)
  const refused = async (problem: ApiProblem) => {
    if (problem.code !== 'BERUBAH') return false
    await showProblem(problem)
    const text = t('Muat versi yang baru? Perubahan Anda di layar ini hilang.')
    if (!(await confirm({ text, danger: true }))) return true
    form.throwAway()
    onReload()
    return true
  }
  return {
    form,
    rules,
    saved,
    versi,
    faults,
    isSound,
    canSave: form.isDirty && isSound && !busy,
    busy,
    opened,
    setOpened,
    ...listActs(form.set, rules),
    save: async (catatan: string) => {
      const keterangan = catatan === '' ? {} : { keterangan: catatan }
      const body = { versi, aturan: asSent(rules), ...keterangan }
      const what = t('Simpan aturan beli')
      const answer = await run({ route: calls.keep, input: { body }, what, refused })
      if (answer === null) return
      form.settle(rules)
      setSaved(rules)
      setVersion(answer.versi)
      setOpened(null)
      void notify.success(t('Tersimpan sebagai versi {versi}', { versi: answer.versi }))
    },
    /** Takes the rules of an old version into work; they count once they are saved. */
    takeBack: async (old: Rules) => {
      const text = t('Perubahan di layar ini diganti dengan versi itu. Lanjutkan?')
      if (form.isDirty && !(await confirm({ text, danger: true }))) return
      form.set(old)
      setOpened(null)
    },
  }
}

type Work = ReturnType<typeof useKeptForm<Rules>>

const listActs = (set: Work['set'], rules: Rules) => ({
  /** Writes a rule at its place; behind the last one it is new. */
  put: (at: number, rule: AturanBeli) => set([...rules.slice(0, at), rule, ...rules.slice(at + 1)]),
  move: (from: number, to: number) => {
    const rule = rules[from]
    if (rule === undefined || to < 0 || to >= rules.length || from === to) return false
    const rest = rules.filter((_, i) => i !== from)
    set([...rest.slice(0, to), rule, ...rest.slice(to)])
    return true
  },
  /** Puts a copy behind a rule, under a code of its own. */
  copy: (at: number): AturanBeli | null => {
    const rule = rules[at]
    if (rule === undefined) return null
    const made = { ...rule, kode: freeCode(rule.kode, rules) }
    set([...rules.slice(0, at + 1), made, ...rules.slice(at + 1)])
    return made
  },
  remove: (at: number) => set(rules.filter((_, i) => i !== at)),
})

const LONGEST_CODE = 20

/** The code with the first number behind it that nobody has. */
function freeCode(kode: string, rules: Rules): string {
  const taken = new Set(rules.map(rule => rule.kode))
  for (let n = 2; n <= rules.length + 2; n++) {
    const behind = `-${n}`
    const free = `${kode.slice(0, LONGEST_CODE - behind.length)}${behind}`
    if (!taken.has(free)) return free
  }
  return kode
}

const ANYTHING: AturanBeli['syarat'] = {
  transaksi: null,
  asal: null,
  janji: null,
  hasil: [],
  dipakai: null,
  golongan: null,
  permil_dari: null,
  kode_kadar: null,
  kode_group: null,
  kelompok_harga: null,
  umur_dari: null,
  umur_sampai: null,
}

/** What a new rule begins with. */
export const NEW_RULE: AturanBeli = {
  kode: '',
  nama: '',
  syarat: ANYTHING,
  rumus: {
    rumus: 'LOGAM',
    dasar: 'MAL',
    persen_permil: 700,
    margin_min_permil: 10,
    margin_max_permil: 30,
  },
}
