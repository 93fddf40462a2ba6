import { dayText, type SayDay } from './day-text.ts'

const indonesian: SayDay = (text, facts) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(facts[name]))

/** A day as people read it, in Indonesian: papers, sentences of the server and its files. */
export const indonesianDay = (text: string, t: SayDay = indonesian): string => dayText(text, t)
