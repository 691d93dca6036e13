// In any order: src/html.tsx names the order of the cascade layers.
import "./tokens.css";
import "./reset.css";
import "./base.css";
import "./utilities.css";
