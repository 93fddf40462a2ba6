import type { AmountRounding } from '@kencana/domain/rounding'

/** Where amounts of sales and of purchases go that are not set otherwise (03-decisions §5). */
const USUAL = { JUAL: 'NAIK', BELI: 'TURUN' } as const
const STEP_RP = 500

/** How a store rounds the amounts of its sales (`JUAL`) or purchases (`BELI`), by its settings. */
export function amountRounding(
  kind: keyof typeof USUAL,
  setting: Readonly<Record<string, string | undefined>>,
): AmountRounding {
  const usual = USUAL[kind]
  const other = usual === 'NAIK' ? 'TURUN' : 'NAIK'
  return {
    langkah: Number(setting.PEMBULATAN ?? STEP_RP),
    arah: setting[`PEMBULATAN_${kind}`] === other ? other : usual,
  }
}
