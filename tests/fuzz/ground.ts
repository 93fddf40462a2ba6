import { MASTERS } from '@kencana/contract/masters/registry'
import { ask } from '../database/folders.ts'

// People of a run delete the rate of a tax, a sales, a condition, as they may. What a trade stands
// on is laid again before one that must be done; what else was made stays.

const TABLES = [...new Set(MASTERS.map(({ table }) => table))]

const KEEP = `create schema if not exists uji;
  ${[...TABLES, 'users']
    .map(table => `create table if not exists uji.${table} as table ${table};`)
    .join('\n')}`

const LAY = `do $$
  declare
    kept text;
    columns text;
    sets text;
    keys text;
  begin
    -- rows that name each other come back in any order
    set local session_replication_role = replica;
    foreach kept in array array[${TABLES.map(table => `'${table}'`).join(', ')}] loop
      select string_agg(quote_ident(column_name), ', '),
          string_agg(format('%1$I = excluded.%1$I', column_name), ', ')
        into columns, sets from information_schema.columns
        where table_schema = 'public' and table_name = kept and is_generated = 'NEVER';
      select string_agg(quote_ident(attname), ', ') into keys
        from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
        where indrelid = format('public.%I', kept)::regclass and indisprimary;
      execute format('insert into public.%1$I (%2$s) select %2$s from uji.%1$I
        on conflict (%3$s) do update set %4$s', kept, columns, keys, sets);
    end loop;
  end $$`

/** Keeps what every master says now, and who people are. */
export const keepGround = (adminUrl: string) => ask(adminUrl, KEEP)

/** Every master says again what was kept. */
export const layGround = (adminUrl: string) => ask(adminUrl, LAY)
