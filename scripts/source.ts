// What a source file says, read by a real parser: its imports and its texts.
import { parseSync } from 'oxc-parser';

export interface Import {
  /** The specifier as written; undefined where it is computed and nobody can tell. */
  to: string | undefined;
  line: number;
}

interface Node {
  type: string;
  start: number;
  [field: string]: unknown;
}

/**
 * Every import, in whatever form: static, re-exported, type-only, `import()` as a value or as a
 * type, `require`, and `new URL('…', import.meta.url)`, by which workers are loaded.
 */
export function importsOf(path: string, source: string): Import[] {
  const found: Import[] = [];
  visit(parse(path, source), (node) => {
    const target = importTarget(node);
    if (target)
      found.push({ to: text(target), line: source.slice(0, node.start).split('\n').length });
  });
  return found;
}

/** Every text that is written in the code, comments apart. */
export function literalsOf(path: string, source: string): string[] {
  const found: string[] = [];
  visit(parse(path, source), (node) => {
    if (node.type === 'Literal' && typeof node.value === 'string') found.push(node.value);
    if (node.type === 'TemplateElement') found.push((node.value as { raw: string }).raw);
  });
  return found;
}

function parse(path: string, source: string): unknown {
  const { program, errors } = parseSync(path, source);
  if (errors[0]) throw new Error(`${path} can't be parsed: ${errors[0].message}`);
  return program;
}

/** The part of a node that says what it imports, if it imports anything. */
function importTarget(node: Node): unknown {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
    case 'ImportExpression':
    case 'TSImportType':
      return node.source;
    case 'TSExternalModuleReference':
      return node.expression;
    case 'CallExpression':
      return isNamed(node.callee, 'require') ? first(node.arguments) : undefined;
    case 'NewExpression': {
      const [target, base] = node.arguments as unknown[];
      const loads = isNamed(node.callee, 'URL') && isImportMetaUrl(base) && isCode(text(target));
      return loads ? target : undefined;
    }
    default:
      return undefined;
  }
}

function visit(value: unknown, each: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) visit(item, each);
  else if (isNode(value)) {
    each(value);
    for (const part of Object.values(value)) visit(part, each);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function isNamed(node: unknown, name: string): boolean {
  return isNode(node) && node.type === 'Identifier' && node.name === name;
}

function isImportMetaUrl(node: unknown): boolean {
  return isNode(node) && node.type === 'MemberExpression' && isNode(node.object)
    ? node.object.type === 'MetaProperty'
    : false;
}

/** A package, or a file of code; what a URL else names is read as data, or is a folder. */
function isCode(specifier: string | undefined): boolean {
  return specifier !== undefined && (!specifier.startsWith('.') || /\.[jt]sx?$/.test(specifier));
}

function first(list: unknown): unknown {
  return Array.isArray(list) ? list[0] : undefined;
}

function text(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TSLiteralType') return text(node.literal);
  return undefined;
}
