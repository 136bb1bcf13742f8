import path from 'node:path'
import ts from 'typescript'
import type { Messages, Namespace } from '@/lib/i18n/catalogue'
import { catalogues } from '@/lib/i18n/catalogues'
import { messagesIn, type MessageTree } from '@/tests/harness/messages'

const root = path.resolve(__dirname, '..', '..')

/** A place in the code that names messages by literal types, with their arguments that are numbers. */
export type Translation = { place: string; keys: string[]; numbers: string[] }

const keysOf = (messages: MessageTree) => messagesIn(messages).map(([key]) => key)
const nameOf = (keys: readonly string[]) => [...keys].sort().join(' ')
const namespaceByKeys = new Map<string, Namespace>(
  Object.entries(catalogues.en).map(([name, messages]) => [nameOf(keysOf(messages)), name as keyof Messages]),
)
const everyKey = keysOf(catalogues.en)

const translators = /^(?:t|t[A-Z]\w*|english|translat\w+|useTranslations)$/
const methods = new Set(['rich', 'markup', 'raw', 'has'])

/**
 * The last name of a callee: `t` of `t(key)`, `parts.t(key)` and `t.rich(key)`, `translator` of `translator(…)(key)`.
 */
function calleeName(callee: ts.Expression): string {
  if (ts.isCallExpression(callee)) return calleeName(callee.expression)
  if (ts.isPropertyAccessExpression(callee)) return callee.name.text
  return ts.isIdentifier(callee) ? callee.text : ''
}

function literalsOf(type: ts.Type): string[] {
  if (type.isUnion()) return type.types.flatMap(literalsOf)
  return type.isStringLiteral() ? [type.value] : []
}

function isNumeric(type: ts.Type): boolean {
  return type.isUnion() ? type.types.every(isNumeric) : (type.flags & ts.TypeFlags.NumberLike) !== 0
}

function sourceProgram(): ts.Program {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} }
  const config = ts.getParsedCommandLineOfConfigFile(path.join(root, 'tsconfig.json'), {}, host)
  const product = config?.fileNames.filter((file) => /^(?:app|components|lib)\//.test(path.relative(root, file))) ?? []
  return ts.createProgram(product, { ...config?.options, incremental: false })
}

/** Every call of a translator or `messageOf`, and every `AppError`, with what the types of its arguments tell. */
export function translations(): Translation[] {
  const program = sourceProgram()
  const checker = program.getTypeChecker()
  const found: Translation[] = []

  const numbersIn = (values: ts.Type, at: ts.Node) =>
    values.getProperties().flatMap((property) => {
      const type = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(property, at))
      return isNumeric(type) ? [property.name] : []
    })
  const add = (keys: string[], values: ts.Type | undefined, at: ts.Node) => {
    // A parameter of type `MessageKey` names nothing: the keys stand where it is called.
    if (keys.length === everyKey.length) return
    const file = at.getSourceFile()
    const line = file.getLineAndCharacterOfPosition(at.getStart()).line + 1
    const place = `${path.relative(root, file.fileName)}:${line}`
    found.push({ place, keys, numbers: values ? numbersIn(values, at) : [] })
  }
  const typeAt = (node: ts.Node | undefined) => node && checker.getTypeAtLocation(node)

  const visitCall = (call: ts.CallExpression, key: ts.Expression) => {
    const isMethod = ts.isPropertyAccessExpression(call.expression) && methods.has(call.expression.name.text)
    const callee = isMethod ? (call.expression as ts.PropertyAccessExpression).expression : call.expression
    const name = calleeName(callee)
    const values = () => typeAt(call.arguments[1])
    if (name === 'messageOf') return add(literalsOf(checker.getTypeAtLocation(key)), values(), call)
    if (!translators.test(name)) return
    const type = checker.getTypeAtLocation(callee)
    const [parameter] = type.getCallSignatures()[0]?.parameters ?? []
    if (!type.getProperty('has') || !parameter) return
    const possible = checker.getBaseConstraintOfType(checker.getTypeOfSymbolAtLocation(parameter, call))
    const namespace = namespaceByKeys.get(nameOf(possible ? literalsOf(possible) : []))
    const keys = literalsOf(checker.getTypeAtLocation(key))
    add(namespace ? keys.map((short) => `${namespace}.${short}`) : keys, values(), call)
  }
  const visitError = ([, key, details]: readonly ts.Expression[], error: ts.Node) => {
    const values = typeAt(details)?.getProperty('values')
    if (!key) return
    const type = values && checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(values, error))
    add(literalsOf(checker.getTypeAtLocation(key)), type, error)
  }
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && node.arguments[0]) visitCall(node, node.arguments[0])
    if (ts.isNewExpression(node) && calleeName(node.expression) === 'AppError') visitError(node.arguments ?? [], node)
    ts.forEachChild(node, visit)
  }
  for (const name of program.getRootFileNames()) {
    const file = program.getSourceFile(name)
    if (file) visit(file)
  }
  return found
}
