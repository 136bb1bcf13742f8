// The tokens of JSON as assistants write it.

export const literal = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|True|False|None)(?![\w.])/y
/** Python's literals, each as long as that of JSON. */
export const pythonLiterals: Readonly<Record<string, string>> = { None: 'null', True: 'true', False: 'false' }
/** A string in straight quotes; it may contain line breaks and tabs that are not escaped. */
export const straight =
  /"[^"\\\u0000-\u0008\u000b\u000c\u000e-\u001f]*(?:\\(?:["'\\/bfnrt]|u[\da-fA-F]{4})[^"\\\u0000-\u0008\u000b\u000c\u000e-\u001f]*)*"/y
export const unquotedKey = /[A-Za-z_$][\w$]*(?=\s*:)/y
/** Typographic quotes by the quotes that close them. */
export const closing: Readonly<Record<string, string>> = {
  '“': '”“',
  '”': '”“',
  '„': '“”',
  '«': '»',
  '‘': '’',
  '’': '’',
  "'": "'",
}
/** Quotes that open another quotation inside a text, by those that close them. Single ones may be apostrophes. */
export const opening: Readonly<Record<string, string>> = { '”“': '“', '“”': '„', '»': '«' }
/** What follows the end of a string. A line that goes on to such a closing quote is part of the text and no comment. */
export const afterString = (closers: string) =>
  new RegExp(String.raw`[\s\u00a0]*(?:[,:\]}]|/\*|$|(?://|#)[^\n${closers}]*(?:\n|$))`, 'y')
