/** Who sells at this device, per store: asked once, kept across logins. */
export interface TillSales {
  readonly kode_sales: string
  readonly nama_sales: string
}

export const TILL_SALES_KEY = 'kencana-sales'

/** The sales person of this device in a store; null when nobody was chosen yet. */
export function tillSales(kode_toko: string): TillSales | null {
  const kept = all()[kode_toko] as Partial<TillSales> | undefined
  if (typeof kept?.kode_sales !== 'string' || typeof kept.nama_sales !== 'string') return null
  return { kode_sales: kept.kode_sales, nama_sales: kept.nama_sales }
}

/** Remembers, or with null forgets, who sells here. */
export function keepTillSales(kode_toko: string, sales: TillSales | null): void {
  const { [kode_toko]: _, ...others } = all()
  const kept = sales === null ? others : { ...others, [kode_toko]: sales }
  localStorage.setItem(TILL_SALES_KEY, JSON.stringify(kept))
}

function all(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(TILL_SALES_KEY) ?? '{}')
    return typeof kept === 'object' && kept !== null ? { ...kept } : {}
  } catch {
    return {}
  }
}
