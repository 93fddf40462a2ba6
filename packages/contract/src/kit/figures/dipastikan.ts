import { z } from 'zod'

/**
 * Marks of refusals that only asked (`tanda` of their facts): who sends one of them back has read
 * what is unusual and means it. A mark belongs to those very figures.
 */
export const dipastikan = z.array(z.string().max(64)).max(5).optional()
