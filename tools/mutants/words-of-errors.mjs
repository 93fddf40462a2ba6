import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin'

/** What a RangeError says is read by programmers alone; that it is thrown is what tests hold. */
export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'words-of-errors', {
    shouldIgnore: path =>
      path.isNewExpression() && path.node.callee.name === 'RangeError'
        ? 'the words of an error'
        : undefined,
  }),
]
