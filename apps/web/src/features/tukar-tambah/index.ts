/** Exchanging old pieces for new ones: the till's second side, fetched when it is asked for. */
export { TradeTill } from './till/trade-till.tsx'
export { TradedCard } from './till/traded-card.tsx'
