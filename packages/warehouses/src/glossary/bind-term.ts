import type { Column, GlossaryTerm, SemanticModel, Table } from "@parlance/contract";
import { comparableWords } from "../inference/name-words.ts";
import { filterIn, statesCondition } from "./filter-in.ts";
import type { GlossaryRow } from "./parse-glossary.ts";

type Binding = GlossaryTerm["binding"];

/**
 * What in the model a term stands for: a derived measure of its name, a condition that its definition states ("orders where
 * status is paid"), a column that it or its definition names. Null when nothing does, or more than one thing could, or when
 * the definition computes something: then the words of the definition are read with each question.
 */
export function bindTerm(row: GlossaryRow, model: SemanticModel): Binding {
  const names = [row.term, ...row.synonyms];
  const saysMore = computes.test(row.definition) || statesCondition(row.definition, model);
  return (
    measureNamed([...names, row.definition], model) ??
    columnWritten(row.definition, model) ??
    filterIn(row.definition, model) ??
    columnNamed(names, model) ??
    (saysMore ? null : columnMentioned(row.definition, model))
  );
}

/** A definition that makes something of a column: the question reads it, and no column stands for it. */
const computes =
  /\b(?:average|avg|mean|median|per|rank|ranks|ratio|percent|percentage|share|rate|number|count|distinct|unique|growth|change|increase|decrease|difference|divided|minus|plus|times|multiplied|last|latest|previous|first|highest|lowest|largest|smallest|most|least|maximum|minimum|over|under|above|below|more|less|within|without|never|before|after|since|between|who|whose|with)\b|[*/+%=<>]|\s-\s/i;

const said = (name: string): string => comparableWords(name).join(" ");

function measureNamed(names: string[], model: SemanticModel): Binding {
  const wanted = new Set(names.map(said));
  const found = model.derivedMeasures.find(({ id, label, synonyms }) =>
    [id, label, ...synonyms].some((name) => wanted.has(said(name))),
  );
  return found === undefined ? null : { kind: "measure", measure: found.id };
}

type Place = { table: Table; column: Column };

const placesOf = (model: SemanticModel): Place[] =>
  model.tables.flatMap((table) => table.columns.map((column) => ({ table, column })));

const bindingOf = ({ table, column }: Place): Binding => ({
  kind: "column",
  table: table.name,
  column: column.name,
});

/** "orders.freight", written so in a definition that is little more than that. */
function columnWritten(definition: string, model: SemanticModel): Binding {
  const text = definition.toLowerCase();
  const found = placesOf(model).filter(({ table, column }) =>
    text.split(/[^\p{L}\p{N}_.]+/u).includes(`${table.name}.${column.name}`.toLowerCase()),
  );
  return found.length === 1 && found[0] !== undefined && !/[=<>]| is | where /.test(text)
    ? bindingOf(found[0])
    : null;
}

/** A column that is called as the term is; one of the table that the term names goes first. */
function columnNamed(names: string[], model: SemanticModel): Binding {
  for (const name of names) {
    const wanted = said(name);
    const places = placesOf(model);
    const exact = places.filter(({ column }) =>
      [column.name, column.label, ...column.synonyms].some((each) => said(each) === wanted),
    );
    const within = places.filter(({ table, column }) => said(`${table.label} ${column.label}`) === wanted);
    const [one] = within.length === 1 ? within : exact.filter(({ column }) => column.role !== "key");
    if (one !== undefined && (within.length === 1 || exact.length === 1)) return bindingOf(one);
  }
  return null;
}

/** The one measure, else the one column, whose whole name stands in the definition. */
function columnMentioned(definition: string, model: SemanticModel): Binding {
  const text = ` ${said(definition)} `;
  const mentioned = placesOf(model).filter(({ column }) => {
    const name = said(column.label);
    return name.length > 2 && text.includes(` ${name} `);
  });
  const measures = mentioned.filter(({ column }) => column.role === "measure");
  const [one] = measures.length > 0 ? measures : mentioned;
  return one !== undefined && (measures.length === 1 || mentioned.length === 1) ? bindingOf(one) : null;
}
