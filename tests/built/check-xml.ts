import { readFileSync } from 'node:fs';
import path from 'node:path';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';

// Schemas import one another as files.
xmlRegisterFsInputProviders();

/**
 * Validates a text against a schema of tests/schemas.
 * @param schema the schema's file name.
 * @throws Error with the line, also if the XML is not well-formed.
 */
export function checkXml(text: string, schema: string): void {
  const file = path.join(import.meta.dirname, '../schemas', schema);
  using document = XmlDocument.fromString(text);
  using schemaDocument = XmlDocument.fromBuffer(readFileSync(file), { url: file });
  using validator = XsdValidator.fromDoc(schemaDocument);
  validator.validate(document);
}
