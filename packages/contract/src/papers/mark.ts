/**
 * What is drawn: a field of `platform/pdf`, in millimetres and points, or the place of the logo.
 */
export type Mark =
  | {
      readonly kind: 'text'
      readonly x: number
      readonly y: number
      readonly width: number
      readonly text: string
      readonly size: number
      readonly weight: 'regular' | 'semibold'
      readonly align: 'left' | 'center' | 'right'
      readonly lines: number
      readonly leading?: number
      readonly shrink: boolean
      readonly grey: number
    }
  | {
      readonly kind: 'table'
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
      readonly size: number
      readonly lines: number
      readonly headLines: number
      readonly rowHeight: number
      readonly columns: readonly {
        readonly label: string
        readonly width: number
        readonly align: 'left' | 'center' | 'right'
      }[]
      readonly rows: readonly (readonly string[])[]
    }
  | {
      readonly kind: 'line'
      readonly x1: number
      readonly y1: number
      readonly x2: number
      readonly y2: number
      readonly thick: number
    }
  | {
      readonly kind: 'box'
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
      readonly thick?: number
      readonly fill?: number | string
    }
  | {
      readonly kind: 'qr'
      readonly x: number
      readonly y: number
      readonly size: number
      readonly text: string
    }
  | {
      readonly kind: 'barcode' | 'logo'
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
      readonly text: string
    }
