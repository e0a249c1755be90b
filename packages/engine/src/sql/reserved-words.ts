/** Words that a dialect may not take as a bare identifier: they are quoted. */
export const reservedWords: ReadonlySet<string> = new Set(
  `all analyse analyze and anti any array as asc asof at asymmetric authorization between binary both by case cast
  check collate collation column concurrently constraint create cross cube current current_catalog current_date
  current_role current_schema current_time current_timestamp current_user date day default deferrable desc describe
  distinct do else end except exclude exists extract false fetch filter for foreign freeze from full generated glob
  grant group grouping groups having hour if ilike in index initially inner insert intersect interval into is isnull
  join key lambda lateral leading left like limit localtime localtimestamp map merge minute month natural new no not
  notnull null nulls of offset on only or order out outer over overlaps partition percent pivot pivot_longer
  pivot_wider placing position positional primary qualify quarter range rank recursive references returning right
  rollup row row_number rows second select semi session session_user set show similar some struct summarize symmetric
  system_user table tablesample then time timestamp to trailing true try_cast unbounded union unique unnest unpivot
  update user using value values variadic verbose view week when where window with within year`.split(/\s+/),
);
