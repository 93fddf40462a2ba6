import type { Break } from './break.ts'

const SCHEMA = 'packages/contract/src/kit/fields/field-schema.ts'
const SCHEMA_TEST = 'packages/contract/src/kit/masters/schema.test.ts'
const MASTER = 'apps/server/src/engines/master'
const KIT = 'tests/kit/kit.journey.ts > '

/** Forms of masters that take or lose something, and looks nobody can read or reach. */
export const SCREENS: readonly Break[] = [
  {
    id: 'required-text-may-be-empty',
    kind: 'masters',
    file: SCHEMA,
    from: '(isNeeded ? trimmed.min(1, { error: empty }) : trimmed)',
    to: 'trimmed',
    red: [`${SCHEMA_TEST} > is refused at its field`],
  },
  {
    id: 'codes-in-small-letters',
    kind: 'masters',
    file: SCHEMA,
    from: 'field.upper ? trimmed.toUpperCase() : trimmed',
    to: 'trimmed',
    red: [`${SCHEMA_TEST} > codes become capitals, what is optional becomes null, a flag is off`],
  },
  {
    id: 'second-saver-overwrites',
    kind: 'masters',
    file: `${MASTER}/change-master.ts`,
    from: "if (versi !== undefined && versi !== before.versi) refuse('BERUBAH')",
    to: '',
    red: ['tests/masters/every-master.test.ts > master baki lives: '],
  },
  {
    id: 'every-page-is-the-first',
    kind: 'masters',
    file: `${MASTER}/list-master.ts`,
    from: 'limit ${window.limit} offset ${window.skip}',
    to: 'limit ${window.limit}',
    red: ['tests/masters/every-master.test.ts > master baki lists by pages'],
  },
  {
    id: 'what-is-in-use-is-deleted',
    kind: 'masters',
    file: `${MASTER}/change-master.ts`,
    from: "if (oleh !== undefined) refuse('MASIH_DIPAKAI', { kode: key, oleh })",
    to: '',
    red: [
      'tests/masters/in-use.test.ts > a gudang with trays is not deleted, and the answer says by what it is used',
    ],
  },
  {
    id: 'key-can-be-typed-over',
    kind: 'masters',
    file: 'apps/web/src/engines/master-screen/form/master-field.tsx',
    from: '    readOnly: locked,\n',
    to: '',
    red: ['tests/walks/every-master.journey.ts > a record of every master lives by keyboard'],
    env: { KENCANA_MASTERS: 'baki' },
  },
  {
    id: 'success-stays-twice-as-long',
    kind: 'looks',
    file: 'apps/web/src/kit/dialogs/notify.ts',
    from: 'closesAfterMs: SUCCESS_MS,',
    to: 'closesAfterMs: SUCCESS_MS * 2,',
    red: [
      'tests/spec/table.test.ts > nothing of the specification is due',
      `${KIT}dialogs keep their times and their words`,
    ],
  },
  {
    id: 'saved-and-failed-are-swapped',
    kind: 'looks',
    file: 'apps/web/src/features/akun/account-screen.tsx',
    from: `void notify.success(t('Data Berhasil Diedit'))
    } catch (problem) {
      if (problem instanceof ApiProblem) setFaults(problem.errors)
      await notify.error(\`\${t('Data Gagal Diedit')}`,
    to: `void notify.success(t('Data Gagal Diedit'))
    } catch (problem) {
      if (problem instanceof ApiProblem) setFaults(problem.errors)
      await notify.error(\`\${t('Data Berhasil Diedit')}`,
    red: ['tests/spec/table.test.ts > nothing of the specification is due'],
  },
  {
    id: 'muted-text-is-too-light',
    kind: 'looks',
    file: 'apps/web/src/theme/tokens.css',
    from: '--k-mute: #5a645f;',
    to: '--k-mute: #8a948f;',
    red: ['tests/architecture/contrast.test.ts > mute can be read on paper'],
  },
  {
    id: 'page-size-has-no-name',
    kind: 'looks',
    file: 'apps/web/src/kit/table/table-pager.tsx',
    from: `        <label className={classes.size}>
          {t('Baris')}
          <select value={pageSize} onChange={event => onSize(Number(event.currentTarget.value))}>`,
    to: `        <label className={classes.size}>
          <select value={pageSize} onChange={event => onSize(Number(event.currentTarget.value))}>`,
    red: [`${KIT}nothing for axe to find, light, 1366 px`],
  },
  {
    id: 'table-wider-than-a-telephone',
    kind: 'looks',
    file: 'apps/web/src/kit/table/table.module.css',
    from: '  min-width: 120px;',
    to: '  min-width: 460px;',
    red: [`${KIT}nothing for axe to find, light, 390 px`],
  },
  {
    id: 'static-modal-closes-by-esc',
    kind: 'looks',
    file: 'apps/web/src/kit/dialogs/static-modal.tsx',
    from: 'return opened ? <Layer size={size} {...rest} /> : null',
    to: 'return opened ? <Layer light size={size} {...rest} /> : null',
    red: [
      `${KIT}a static modal stays on Esc and on a click outside, and keeps the page keys asleep`,
    ],
  },
]
