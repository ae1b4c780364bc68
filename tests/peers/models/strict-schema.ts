import { isObject } from './protocol.ts';

/** What is wrong with a schema for a provider that holds its models to it; undefined when nothing is. */
export type SchemaRules = {
  /** Keywords it refuses. */
  refused: readonly string[];
  /** Every property has to be required. */
  allRequired: boolean;
};

export const openaiRules: SchemaRules = {
  refused: [
    ...['allOf', 'oneOf', 'not', 'if', 'then', 'else', 'dependentRequired', 'dependentSchemas'],
    ...['patternProperties', 'propertyNames', 'uniqueItems', 'contains', 'default'],
    ...['minLength', 'maxLength'],
  ],
  allRequired: true,
};
export const anthropicRules: SchemaRules = {
  refused: [
    ...['oneOf', 'not', 'if', 'then', 'else', 'patternProperties', 'propertyNames', 'uniqueItems'],
    ...['minLength', 'maxLength', 'minimum', 'maximum', 'multipleOf', 'maxItems'],
    ...['exclusiveMinimum', 'exclusiveMaximum'],
  ],
  allRequired: false,
};

export function schemaProblem(schema: unknown, rules: SchemaRules): string | undefined {
  if (!isObject(schema) || schema.type !== 'object') return `schema must be of type "object"`;
  return problemAt(schema, '()', rules);
}

function problemAt(schema: unknown, place: string, rules: SchemaRules): string | undefined {
  if (!isObject(schema)) return `In context=${place}, a schema must be an object.`;
  const refused = Object.keys(schema).find((key) => rules.refused.includes(key));
  if (refused) return `In context=${place}, '${refused}' is not permitted.`;
  const { properties, items, anyOf, $defs } = schema;
  if (isObject(properties) || schema.type === 'object') {
    if (schema.additionalProperties !== false) {
      return `In context=${place}, 'additionalProperties' is required to be supplied and to be false.`;
    }
    const names = Object.keys(isObject(properties) ? properties : {});
    const required = Array.isArray(schema.required) ? schema.required : [];
    const missing = names.find((name) => !required.includes(name));
    if (missing && rules.allRequired) {
      return `In context=${place}, 'required' is required to be supplied and to be an array including every key in properties. Missing '${missing}'.`;
    }
  }
  if (schema.type === 'array' && !items) return `In context=${place}, array schema missing items.`;
  const inside: [string, unknown][] = [
    ...Object.entries(isObject(properties) ? properties : {}),
    ...Object.entries(isObject($defs) ? $defs : {}),
    ...(items ? [['items', items] as [string, unknown]] : []),
    ...(Array.isArray(anyOf) ? anyOf : []).map((one, at): [string, unknown] => [
      `anyOf ${at}`,
      one,
    ]),
  ];
  for (const [name, one] of inside) {
    const problem = problemAt(one, `${place}.${name}`, rules);
    if (problem) return problem;
  }
  return undefined;
}
