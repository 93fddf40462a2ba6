/** A figure of the specification where the product keeps it: a constant, or a place of a file. */
type Place =
  | { readonly file: string; readonly name: string }
  | { readonly file: string; readonly pattern: RegExp }

const WEB = 'apps/web/src'

/** By rule; times are milliseconds in the product. */
export const CONSTANTS: Readonly<Record<string, Place>> = {
  'submenu-hide-delay': { file: `${WEB}/shell/frame/menu/sidebar.tsx`, name: 'HIDE_DELAY_MS' },
  'dialog-success-2s': { file: `${WEB}/kit/dialogs/notify.ts`, name: 'SUCCESS_MS' },
  'dialog-error-3s': { file: `${WEB}/kit/dialogs/notify.ts`, name: 'ERROR_MS' },
  'toast-3s': { file: `${WEB}/kit/dialogs/dialog-store.ts`, name: 'TOAST_MS' },
  'panel-refresh': { file: `${WEB}/kit/layout/panel.tsx`, name: 'REFRESH_MS' },
  'export-default-name': { file: `${WEB}/kit/table/csv/csv.ts`, name: 'FILE_NAME' },
  'table-responsive': {
    file: `${WEB}/kit/table/table.module.css`,
    pattern: /@container \(max-width: (\d+)px\) \{/,
  },
  'table-responsive-empty': {
    file: `${WEB}/kit/table/table.module.css`,
    pattern: /@container empty \(max-width: (\d+)px\) \{/,
  },
  'sent-money-status-default': {
    file: `${WEB}/features/kirim-uang/stores-report.tsx`,
    pattern: /setStatus\] = useState<Status>\('(\w+)'\)/,
  },
  'image-quality': { file: 'apps/server/src/platform/files/pictures.ts', name: 'QUALITY' },
}
