// Screens ask the chain from here; the header's search, which may know no engine, asks from `lib`.
export {
  type AskingOne,
  askStore,
  askStores,
  type Heard,
  silentOf,
} from '../../lib/chain/ask-stores.ts'
