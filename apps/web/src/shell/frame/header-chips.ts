import type { ComponentType } from 'react'

/** Chips of areas in the header (the gold price); each draws itself or nothing. */
export const HEADER_CHIPS: { readonly key: string; readonly Chip: ComponentType }[] = []
