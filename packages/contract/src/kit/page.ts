import { z } from 'zod'

/** Largest page a list answers (R16). */
const PAGE_MAX = 200

/** Query of a paged list: `skip` rows, `limit` rows, or `page` (from 1). */
export const pageQuery = {
  skip: z.coerce.number().int().min(0).max(10_000_000).optional(),
  limit: z.coerce.number().int().min(1).max(PAGE_MAX).default(50),
  page: z.coerce.number().int().min(1).max(1_000_000).optional(),
}

/** `{count, data, skip, limit, page}` (03-decisions §4). */
export function pageOf<S extends z.ZodType>(row: S) {
  return z.object({
    count: z.number().int(),
    data: z.array(row),
    skip: z.number().int(),
    limit: z.number().int(),
    page: z.number().int(),
  })
}

/** The window of a page query: rows to skip and to take, and the page number they make. */
export function pageWindow(query: {
  skip?: number | undefined
  limit: number
  page?: number | undefined
}): { skip: number; limit: number; page: number } {
  const skip = query.skip ?? ((query.page ?? 1) - 1) * query.limit
  return { skip, limit: query.limit, page: Math.floor(skip / query.limit) + 1 }
}
