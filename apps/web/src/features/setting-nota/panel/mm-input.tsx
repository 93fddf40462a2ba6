import { useState } from 'react'
import { MaskedFigure } from '../../../kit/inputs/parts/masked-figure.tsx'

interface MmInputProps {
  readonly label: string
  readonly value: number
  readonly onChange: (value: number) => void
  readonly unit?: string
  readonly min?: number
  readonly max?: number
  readonly step?: number
  readonly disabled?: boolean
}

const FIGURE = /[\d.]/
const TYPED = /^\d{0,3}(\.\d{0,2})?$/

/** A measure with at most two decimals; arrows up and down take steps. */
export function MmInput(props: MmInputProps) {
  const { label, value, onChange, unit = 'mm', min = 0, max = 600, step = 0.5, disabled } = props
  const [typed, setTyped] = useState<string | null>(null)
  const stepped = (by: number) => {
    setTyped(null)
    onChange(Math.round(Math.min(Math.max(value + by, min), max) * 100) / 100)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: no control: the figure inside takes steps
    <div
      onKeyDown={event => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
        event.preventDefault()
        stepped(event.key === 'ArrowUp' ? step : -step)
      }}
    >
      <MaskedFigure
        label={label}
        shown={typed ?? String(Math.round(value * 100) / 100)}
        figure={FIGURE}
        inputMode="decimal"
        disabled={disabled ?? false}
        rightSection={<small>{unit}</small>}
        onFigure={text => {
          if (!TYPED.test(text)) return
          const number = Number(text)
          setTyped(text)
          if (text !== '' && text !== '.' && number >= min && number <= max) onChange(number)
        }}
        onBlur={() => setTyped(null)}
      />
    </div>
  )
}
