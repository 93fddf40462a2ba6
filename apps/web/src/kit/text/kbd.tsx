import classes from './kbd.module.css'

/** Shows a key where it acts. `keys` as in `useKeys`: 'F10', 'Ctrl+K', 'ArrowUp'. */
export function Kbd({ keys, onBrand = false }: { keys: string; onBrand?: boolean }) {
  return (
    <span className={onBrand ? classes.onBrand : classes.kbd} aria-hidden="true">
      {keys.split('+').map(printed).join(' ')}
    </span>
  )
}

const PRINTED: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
  Delete: 'Del',
  Enter: '↵',
}

const printed = (key: string): string => PRINTED[key] ?? key
