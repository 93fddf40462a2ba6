import type { MasterPanels } from './engines/master-screen/screen.tsx'

/**
 * Panels of their own above the table of a master, by the master's name: a try-out of its rule, a
 * legend. One line each, fetched when the screen is opened:
 *
 * `'aturan-berat': () => import('./features/master/weight-rule-panel.tsx'),`
 *
 * The module exports `Panel`, a component without props that stands in a `kit/layout/panel.tsx` of
 * its own. It reads rows by `listRows` of the engine under a query key beginning with
 * `['master', name]`, which every change made on the screen makes stale.
 */
export const MASTER_PANELS: MasterPanels = {
  'aturan-berat': () => import('./features/master/barang/weight-rule-panel.tsx'),
  kadar: () => import('./features/master/barang/kadar-panel.tsx'),
  'harga-beli': () => import('./features/master/barang/read-by.tsx'),
  'rugi-nota': () => import('./features/master/barang/rugi-nota-panel.tsx'),
  'bunga-hutang': () => import('./features/master/loket/bunga-panel.tsx'),
  'plafond-hutang': async () => {
    const { UmumPanel } = await import('./features/master/loket/plafond-panel.tsx')
    return { Panel: UmumPanel }
  },
  'plafond-hutang-kadar': async () => {
    const { KadarPanel } = await import('./features/master/loket/plafond-panel.tsx')
    return { Panel: KadarPanel }
  },
  cicilan: () => import('./features/master/loket/cicilan-panel.tsx'),
}
