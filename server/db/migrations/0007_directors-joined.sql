-- A director may stand in a table that inherits, and with its keys in one that does: they are not
-- entered a second time.
CREATE OR REPLACE FUNCTION index_directors() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'TRUNCATE' THEN
		TRUNCATE director_search;
	ELSIF TG_OP = 'DELETE' THEN
		DELETE FROM director_search s USING old_rows o WHERE s.id = o.id;
	ELSIF TG_OP = 'UPDATE' THEN
		DELETE FROM director_search s USING old_rows o WHERE s.id = o.id AND NOT EXISTS (
			SELECT FROM new_rows n WHERE n.id = s.id AND n.active
				AND (n.sort_name, n.search_text, n.skills_text, n.grams) = (s.sort_name, s.search_text, s.skills_text, s.grams));
	END IF;
	IF TG_OP IN ('INSERT', 'UPDATE') THEN
		INSERT INTO director_search (id, sort_name, search_text, skills_text, grams)
		SELECT id, sort_name, search_text, skills_text, grams FROM new_rows n WHERE active
			AND NOT EXISTS (SELECT FROM director_search s WHERE s.id = n.id)
		ON CONFLICT (id) DO NOTHING;
	END IF;
	RETURN NULL;
END $$;
