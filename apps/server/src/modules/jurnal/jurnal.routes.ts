import * as routes from '@kencana/contract/areas/akuntansi/jurnal'
import { documentEndpoints } from '../../engines/document/serve/document-endpoints.ts'
import { findDocument } from '../../engines/document/serve/find-document.ts'
import { undoneAlone } from '../../engines/document/serve/plain-documents.ts'
import { document, type Endpoint, read } from '../../platform/http/endpoint.ts'
import { ledgerAccounts } from '../akun/index.ts'
import { approveJurnal, refuseJurnal, withdrawJurnal } from './end-jurnal.ts'
import { showAjuan, showAjuanPage } from './show-ajuan.ts'
import { journalList, ownDocument, showJurnal } from './show-jurnal.ts'
import { submitJurnal, turnJurnal } from './submit-jurnal.ts'

export const endpoints: readonly Endpoint[] = [
  ...documentEndpoints(routes.jurnal, {
    list: journalList,
    show: showJurnal,
    journal: ownDocument,
    cancel: undoneAlone('JURNAL_UMUM', { jenis: 'BATAL_JURNAL', awalan: 'JX' }, findDocument),
    papers: {},
  }),
  read(routes.jurnalAccounts, ctx => ledgerAccounts(ctx.db)),
  document(routes.submitJurnal, (ctx, { body }) => submitJurnal(ctx, body)),
  document(routes.turnJurnal, (ctx, { params, body }) => turnJurnal(ctx, params.no_jurnal, body)),
  read(routes.listAjuanJurnal, (ctx, { query }) => showAjuanPage(ctx, query)),
  read(routes.getAjuanJurnal, (ctx, { params }) => showAjuan(ctx, params.no_ajuan)),
  document(routes.approveJurnal, (ctx, { params }) => approveJurnal(ctx, params.no_ajuan)),
  document(routes.refuseJurnal, (ctx, { params, body }) =>
    refuseJurnal(ctx, params.no_ajuan, body.alasan),
  ),
  document(routes.withdrawJurnal, (ctx, { params, body }) =>
    withdrawJurnal(ctx, params.no_ajuan, body.alasan),
  ),
]
