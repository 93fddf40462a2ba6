import * as routes from '@kencana/contract/areas/berita'
import { change, type Endpoint, read } from '../../platform/http/endpoint.ts'
import { createNews, listNews, readersOfNews, updateNews, withdrawNews } from './keep-news.ts'
import { markNewsRead, newsOfMine } from './my-news.ts'

export const endpoints: readonly Endpoint[] = [
  read(routes.myNews, ctx => newsOfMine(ctx)),
  change(routes.readNews, (ctx, { params }) => markNewsRead(ctx, params.id)),
  read(routes.newsList, (ctx, { query }) => listNews(ctx, query)),
  change(routes.createNews, (ctx, { body }) => createNews(ctx, body)),
  change(routes.updateNews, (ctx, { params, body }) => updateNews(ctx, params.id, body)),
  change(routes.withdrawNews, (ctx, { params, body }) => withdrawNews(ctx, params.id, body.tampil)),
  read(routes.newsReaders, (ctx, { params }) => readersOfNews(ctx, params.id)),
]
