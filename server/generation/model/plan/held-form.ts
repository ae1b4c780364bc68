import { z } from 'zod';

/**
 * The schema as every provider can hold a model to it: nothing optional, no defaults, limits or
 * alternatives. What may be left out is sent empty: '', 0, or a list of none. `without` names
 * properties of the outermost object that are not asked for.
 */
export function heldForm(schema: z.ZodObject, without: readonly string[] = []): z.ZodObject {
  const kept = Object.entries(schema.shape).filter(([name]) => !without.includes(name));
  return z.object(Object.fromEntries(kept.map(([name, one]) => [name, held(one as z.ZodType)])));
}

function held(schema: z.ZodType, mayBeEmpty = false): z.ZodType {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional)
    return held(schema.unwrap() as z.ZodType, true);
  if (schema instanceof z.ZodArray) return z.array(held(schema.element as z.ZodType));
  if (schema instanceof z.ZodObject) {
    const whole = heldForm(schema);
    return mayBeEmpty ? z.array(whole).describe('none or one') : whole;
  }
  if (schema instanceof z.ZodEnum) {
    const words = schema.options.map(String);
    return z.enum(mayBeEmpty ? [...words, ''] : words);
  }
  return schema instanceof z.ZodNumber ? z.number() : z.string();
}
