-- As before (0018), with a lower bound where every word must be there. What the planner expects of a word that its statistics do not know is
-- one article in two hundred; words of which any will do add up to more, so for those the bound stays. `asked` may be null: what a title
-- holds, the article holds, and to ask for both would count the words twice.
CREATE OR REPLACE FUNCTION is_common_search(asked tsquery, title_has tsquery, title_lacks tsquery) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  conditions text[] := array[
    format('search @@ %L::tsquery', asked),
    format('ts_filter(search, ''{a}'') @@ %L::tsquery', title_has),
    format('NOT ts_filter(search, ''{a}'') @@ %L::tsquery', title_lacks)
  ];
  given tsquery[] := array[asked, title_has, title_lacks];
  share float8 := CASE WHEN concat(asked, title_has) LIKE '%|%' THEN 0.03 ELSE 0.006 END;
  plan json;
BEGIN
  EXECUTE 'EXPLAIN (FORMAT JSON) SELECT FROM articles WHERE '
    || (SELECT string_agg(conditions[place], ' AND ') FROM generate_subscripts(given, 1) place WHERE given[place] IS NOT NULL)
    INTO plan;
  RETURN (plan -> 0 -> 'Plan' ->> 'Plan Rows')::float8
    > (SELECT greatest(6000, reltuples * share) FROM pg_class WHERE oid = 'articles'::regclass);
END $$;
