import { NumberInput } from '../../../kit/inputs/number-input.tsx'

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

const PLACES = 2
const UNIT = 10 ** PLACES

/** A measure with at most two decimals; arrows up and down take steps. */
export function MmInput(props: MmInputProps) {
  const { label, value, onChange, unit = 'mm', min = 0, max = 600, step = 0.5, disabled } = props
  const stepped = (by: number) => {
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
      <NumberInput
        label={label}
        value={Math.round(value * UNIT)}
        places={PLACES}
        least={min * UNIT}
        max={max * UNIT}
        disabled={disabled ?? false}
        rightSection={<small>{unit}</small>}
        onChange={units => onChange((units ?? 0) / UNIT)}
      />
    </div>
  )
}
